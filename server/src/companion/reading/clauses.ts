import { mended } from './agreement.ts';
import { is, type Sentence, type Word, written } from './grammar.ts';
import { halting } from './learner.ts';
import { contrasted, inOneBreath } from './point.ts';
import type { Clause, ClauseKind } from './reading.ts';
import { refusesAdvice } from './refusals.ts';
import { secondPerson } from './second-person.ts';
import { isGeneric, most, shortened, trimEnd } from './shorten.ts';
import { asks, doneTo, fronted, namedAt, opensClause, split, startsFeeling, startsTelegraphic } from './split.ts';
import { unspeakable } from './weigh.ts';
import { inDialect, lacksItsMain, longest, torn } from './whole.ts';
import { fear, hanging, list, wondering } from './wondering.ts';

/** Turns that lead in and add nothing: 'honestly', 'I mean', 'the thing is'. The second group makes what follows a belief. */
const leadIn =
  /^(?:and|but|so|because|cause|well|like|honestly|basically|also|then|plus|anyway|actually|or|yet|except|though|although|just|ok|okay|yeah|yes|no|hi|hey|hello|sure|right|please|seriously|literally|i mean|to be honest|the thing is|the problem is|the worst part is|it's just|it's just that|it's like|that|i guess|i suppose|i know|i find that|i'm saying|i'm just saying|now|sorry|oh|wait|oh wait|hold on|wren|look|listen|man|god|wow|lately|obviously|apparently|i just|i just wanted to say|i wanted to say|i just wanted to tell you|thanks|thank you|honestly speaking|frankly|i don't know|alright|right|ah|huh|great|great so|cool|cool so|lovely|nice|whatever|never mind|fun fact|plot twist|update|context|story time|to be fair|to be honest with you|if i'm honest)$/;
const believing =
  /^(?:i reckon|i reckon that|i feel like|i feel that|it feels like|it seems like|i think|i think that|i believe|i'm convinced|i'm starting to think|i just feel like|sometimes i feel like|sometimes i think|what if|i always feel like|i still feel like|i'm sure|i feel like maybe|i just think)$/;

/** 'Everyone in my form has seen it' is told, and not only thought. */
const counted =
  /^(?:everyone|everybody)(?: is|'s) being\b|^(?:everyone|everybody|nobody|no one) (?:in|at|on|from) (?:\w+ ){1,3}(?:has|have|knows|saw|heard|was|were|is)\b/;
const absolute =
  /^(?:everyone|everybody|nobody|no one|no-one|nothing)\b(?! (?:\w+ ){0,3}(?:thinks?|says?|saying|said|expects?|tells?|asks?|wants?|keeps?|seems?|acts?|looks?)\b)(?=.*\b(?:hates?|sees|believes?|respects?|trusts?|needs?|laughs|talks|notices|misses|cares?|understands?|listens?|likes?|loves?|matters?|helps?|works|changes?|ever|gets it|notices?|bothers?|can help)\b)/;
export const selfLabel =
  /^your (?:\w+ )?(?:face|body|skin|hair|legs|arms|thighs|stomach|belly|nose|teeth|shoulders|back|hands|feet|neck|eyes|voice) (?:(?:just |really )?(?:looks?|looked|sounds?|sounded|smells?) (?:so |really |like )|(?:is|are|'s) (?:so |too |really |just |absolutely )*(?:huge|fat|ugly|disgusting|hideous|gross|horrible|revolting|awful)\b)|\byou(?:'re| are| were| must be| feel like|'ll be|'ll always be)(?: such| just| really| basically| always| so| literally| kind of)* (?:a |an |the )?(?:failure|dumb|ugly|boring|annoying|fool|joke|coward|burden|mess|loser|idiot|fraud|bad|terrible|awful|horrible|worthless|useless|stupid|disappointment|pathetic|unlovable|broken|problem|monster|selfish|lazy|weak|crazy|not (?:good|smart|pretty|worth|enough)|too much|failing|exactly (?:what|who) (?:he|she|they) says?)|\byou (?:still |always |just |only |even |keep )*(?:mak(?:e|ing)|made) (?:this|the same|these|such|that) (?:kinds? of |sort of |stupid |silly )*mistakes?\b|\byou (?:can't|never|couldn't) (?:even )?(?:do|get) (?:anything|nothing|a single thing) right\b|\byou (?:always |just |keep )*(?:ruin(?:ing|ed)?|mess(?:ing|ed)? up|screw(?:ing|ed)? up|spoil(?:ing|ed|t)?) (?:everything|it all|things)\b|\bit(?:'s| is| was) (?:all |always )*your (?:own )?fault\b|\byou (?:should have|should've|ought to have) known\b|\byou deserved? (?:it|this|that|nothing|none of)\b|\byou (?:look|looked) (?:so |really |absolutely |just |all )*(?:disgusting|fat|ugly|hideous|gross|awful|horrible|terrible|ridiculous|revolting|huge|like (?:a |an )?(?:whale|pig|mess|clown|joke|loser|failure|fool|idiot))\b|^you'll never (?:be (?:happy|loved|ok|okay|normal|enough|good)|find|have anyone|get (?:better|over))\b|^your life (?:is|feels) (?:over|done|ruined|pointless|meaningless|worthless|finished)\b/;
const mindReading =
  /\b(?:hates? you|(?:doesn't|don't|didn't|never) (?:really |even |actually |ever )*(?:care|cared|love|loved)|thinks? you(?:'re| are)|judging you|better off without|laughing at you|sick of you|your fault|going to (?:fail|leave|fire|lose|end up))\b/;

/** 'You're scared he will leave' says what you are, and not that he will. */
const reporting =
  /^you(?:'re| are|'ve been| keep| kept| told| said| say| dream| imagine| dread| worry| compare)? ?(?:so |really |just |always |constantly )?(?:scared|afraid|terrified|worried|worrying|imagining|thinking|dreading|told|said|say|telling|pretend|wonder)\b|^(?:yesterday |today |last night |then |now )?(?:he|she|they|your \w+|people) (?:always |just |only )?(?:says?|said|thinks?|told|tells?|calls?|called|keeps? saying)\b/;

const empty =
  /^(?:(?:you|he|she|they|it|we|your \w+)(?: (?:do|does|did|are|is|was|were|have|has|had|will|would|can|could|don't|doesn't|didn't|can't|won't|wouldn't|aren't|isn't|wasn't)|'re|'s|'ve|'ll|'d)|you (?:think|thought|guess|suppose|know|mean|don't know|feel|felt|said)(?: (?:that|this|it|so))?|you (?:want|wanted|have|need) to say (?:that|this|it)(?: first)?|you(?:'re|'ll)? (?:try|tried|trying) (?:this|it)|(?:this|it|that)(?:'s| is) (?:so |really |probably |just |kind of |a bit )*(?:dumb|silly|stupid|daft|ridiculous|petty)|that's why|you only know|you only found out|(?:\d+!? )?you thought you(?:'d| had)? (?:failed|lost|blown|missed)\b.*|(?:something|anything|nothing) like (?:this|that|it)|ta for that|that's (?:it|all|useless|pointless|stupid|not (?:really |quite )?(?:it|true|right|helpful|helping|what you (?:mean\w*|asked|said|wanted)))|that could work|(?:he|she|they|it|you) (?:used to|'d|would|just)|nothing made you|(?:this|that)(?:'s| is| was) (?:the )?(?:whole |entire )(?:thing|point|problem|dream|story|day|lot)|that(?:'s| is) the thing|this is exactly|that's it that's .*|that's (?:sort of |kind of |really |just |exactly )*the (?:\w+ )?(?:point|joke|issue|trouble|problem|stupid part|worst part|funny part|daft thing)|that (?:leaves|left) (?:you|it)|(?:never mind|whatever)\b.*|you have to go|it's (?:fine|okay|ok|nothing)|you (?:eat|sleep)|it's like|(?:today|that|this|it|which) was (?:a |an absolute |a real )?(?:treat|joy|delight|laugh|hoot|blast|barrel of laughs)|(?:he|she|they)(?:'s|'re| is| are) (?:fine|ok|okay|alright|all right|nice|cool|decent|sound))$/;

/**
 * Splits sentences into things said, each turned to the second person and not yet weighed. `feared` is whether a fear was
 * spoken of just before, `answers` whether what is there was asked about: 'That he knew since Thursday' is then told. `toldOf`
 * is whom the message before was about, where that is not the one who writes.
 */
export function readClauses(
  sentences: readonly Sentence[],
  feared = false,
  answers = false,
  toldOf?: string,
): Clause[] {
  const clauses = sentences.flatMap((sentence, which) => {
    if (sentence.quoted) return remarkAt(sentences, which) ?? [];
    if (isLikeness(sentence.words)) return [likenessOf(sentence.words)];
    const spokenOf = subjectBefore(sentences, which);
    const another = opensWithAnother(sentences[which - 1]);
    const afraid = fear(sentence.words) ?? hanging(sentence.words, feared, answers);
    if (afraid) return [afraid];
    const named = sentence.question ? undefined : list(sentence.words);
    if (named) return [named];
    // 'When she was small. I come down the steps and she jump': it was then.
    const wasThen =
      sentence.words.some((word) => is(word, mended)) &&
      sentences
        .slice(Math.max(0, which - 2), which)
        .some(({ words }) => /\bwhen (?:i|he|she|we|they) (?:was|were)\b/.test(lineOf(words)));
    if (wasThen) return [];
    const parts = split(answers && !feared ? withoutThat(sentence.words) : sentence.words).flatMap(inTwo);
    // 'Should I call, or is it too late?': what is asked stands last, where no part shows it by its first words.
    const asked = sentence.question ? firstAsked(parts) : -1;
    // 'Is it normal to feel … and I'm just pretending': what is joined to a question is asked with it.
    let asking = false;
    // 'If it's the repo then I lose deliveries and then everything goes': none of it has happened.
    let supposed = false;
    // 'My wife says it's normal, she's a teenager': somebody else is still speaking.
    let reported = false;
    // 'Like I'm right there passing the potatoes and she's mourning': all of it is what it is like.
    let likened = false;
    const made = parts.reduce<(Clause | undefined)[]>((made, part, at) => {
      const began = asks(part) || (asked >= 0 && at >= asked);
      // 'Do I say I know or just leave it': asked to its end.
      const stillAsked = !/[,;]/.test(parts[at - 1]?.at(-1)?.after ?? '') && part.some(({ lower }) => lower === 'or');
      asking =
        began ||
        (asking && stillAsked) ||
        (asking && /^(?:and|or|than|so|because|if|when|where|who|that|until|without)$/.test(part[0]?.lower ?? ''));
      const first = part[0]?.lower ?? '';
      supposed = /^(?:if|unless)$/.test(first) || (supposed && first !== 'but') || opensIf(parts[at - 1]);
      const told =
        fear(part) ??
        (/^(?:(?:and|but|so|ok|okay) )*what if\b/.test(written(part).toLowerCase())
          ? undefined
          : began
            ? wondering(part)
            : asking
              ? undefined
              : clauseOf(
                  part,
                  parts.slice(0, at).every(startsTelegraphic) ? spokenOf : undefined,
                  another,
                  which === 0 && at === 0 ? toldOf : undefined,
                ));
      const sure = told && supposed && !/^if\b/.test(told.yours) ? supposedly(told, parts[at - 1]) : told;
      const line = lineOf(part);
      const comma = /,/.test(parts[at - 1]?.at(-1)?.after ?? '');
      likened = compared.test(line) || (comma && likenedTo.test(line)) || (likened && first === 'and');
      reported =
        at > 0 &&
        (goesOnSaying(parts[at - 1]) || (reported && !said.test(line))) &&
        (goesOnSaid.test(line) || (saysOutright(parts[at - 1]) && ofAnyone.test(line)));
      // 'I can't stop or we lose the car': what would be else, and is not. 'She told me it's a joke and I should get over
      // myself': said by her.
      const isAnothers =
        at > 0 &&
        (first === 'or' ||
          reported ||
          (said.test(lineOf(parts[at - 1])) && toldOn.test(line)) ||
          (saidThat.test(line) && parts.slice(0, at).some((one) => toldThat.test(lineOf(one)))) ||
          saidOfIt.test(line));
      // 'He just doesn't care I guess': of another it is only thought.
      // 'Hoping the rain stops and we get home dry': hoped with it.
      const isHoped =
        first === 'and' &&
        /\b(?:hop(?:e|ing)|wish(?:ing)?|pray(?:ing)?|until|till|trying to \w+)\b/.test(lineOf(parts[at - 1])) &&
        !/,/.test(parts[at - 1]?.at(-1)?.after ?? '') &&
        sure?.tense === 'present' &&
        /^and (?:i|we|he|she|they|it) (?!(?:am|is|are|have|has|don't|doesn't|can't|feel|just|still|know|really)\b)\w+(?<!s|ed|ing)\b|^and (?:\w+ )+(?:will|can|could|gets|goes|comes|ends)\b/.test(
          line,
        );
      // 'I'm worried I may lose it and I won't find another': feared or felt with it.
      const isFeared =
        /^and (?:i|we|he|she|they|it|nobody|nothing|no one)(?:'ll| will| won't)\b/.test(line) &&
        /\b(?:worried|afraid|scared|as though|as if|feels? like|may|might|could)\b/.test(lineOf(parts[at - 1]));
      const isThought =
        sure &&
        !sure.ofSelf &&
        sure.kind !== 'fragment' &&
        (/ i (?:guess|suppose|think)$/.test(line) ||
          // 'I suppose it wore off, and she lost interest': the one is thought with the other.
          (/^and (?:he|she|they|it|nobody|everyone)\b/.test(line) &&
            /^(?:\w+ )?i (?:guess|suppose|think)\b/.test(lineOf(parts[at - 1]))) ||
          /^i (?:guess|suppose|think)$/.test(lineOf(parts[at + 1])));
      const whole: Clause | undefined =
        sure && (isAnothers || isHoped || isFeared)
          ? { ...sure, kind: 'fragment' }
          : sure && (likened || isThought)
            ? { ...sure, kind: 'belief' }
            : sure;
      // A verdict that is another's, supposed or a likeness is none they passed on themselves.
      const isLent = whole !== undefined && (isAnothers || supposed || likened) && selfLabel.test(whole.yours);
      const clause = whole && !isLent && !empty.test(whole.yours) ? whole : undefined;
      // What it was joined to could not be handed back, and so it stands alone.
      const alone = clause && at > 0 && made.at(-1) === undefined;
      made.push(alone ? { ...clause, joint: '' } : clause);
      return made;
    }, []);
    return inOneBreath(made);
  });
  const told = withLikenesses(clauses)
    .filter((clause): clause is Clause => clause !== undefined && !empty.test(clause.yours))
    .map((clause) => ({ ...clause, yours: asThought(withoutExcuse(closed(clause.yours))) }));
  const dialect = inDialect(sentences.map(({ words }) => written(words)).join(' '));
  const sure = dialect ? told.map((clause): Clause => ({ ...clause, kind: 'fragment' })) : told;
  return contrasted(sure);
}

/** 'Like a tap.', in a sentence of its own. */
const isLikeness = (words: readonly Word[]): boolean =>
  words[0]?.lower === 'like' &&
  /^(?:an?|the|some|somebody|someone)$/.test(words[1]?.lower ?? '') &&
  words.length >= 3 &&
  words.length <= 6 &&
  !words.some((word) => is(word, 'PastTense', 'PresentTense', 'Copula', 'Auxiliary', 'Modal')) &&
  !words.at(-1)?.after.includes('?');

const likenessOf = (words: readonly Word[]): Clause => ({
  yours: secondPerson(words),
  mine: written(words),
  joint: 'like',
  kind: 'fragment',
  tense: 'present',
  ofSelf: false,
  toSelf: false,
  weight: 0,
});

/** 'He just stops. Like a tap.': what it was like belongs to what was told before it. */
function withLikenesses(clauses: readonly (Clause | undefined)[]): (Clause | undefined)[] {
  return clauses.flatMap((clause, at) => {
    const next = clauses[at + 1];
    if (clause?.joint === 'like' && clause.kind === 'fragment') return [];
    const takes = clause && next?.joint === 'like' && next.kind === 'fragment' && clause.kind !== 'fragment';
    const yours = takes ? `${clause.yours}, ${next.yours}` : '';
    return takes && yours.split(' ').length <= longest && !yours.includes('"') ? [{ ...clause, yours }] : [clause];
  });
}

/** 'I dropped it in the car park and sat in my van and cried': too long to be said back, and what would be lost is told by itself. */
function inTwo(part: Word[]): Word[][] {
  const who = subjectOf(part);
  const head = shortened(part);
  const rest = part.slice(head.length);
  // 'He told me so and then talked over me'.
  const after = rest.slice(rest[1]?.lower === 'then' ? 2 : 1);
  const verb = after[0];
  if (!who || rest[0]?.lower !== 'and' || !verb || after.length < 3) return [part];
  // 'I sat there until the foreman came and asked': who came last did the rest.
  const since = head.slice(part.indexOf(who.at(-1) as Word));
  if (since.some(({ lower }) => bringsAnother.test(lower))) return [part];
  const isDone = is(verb, 'PastTense') && !is(verb, 'Copula', 'Auxiliary', 'Modal');
  return isDone ? [head, [...who, ...after]] : [part];
}

/** Who a part is about: the pronoun it begins with, or 'my wife', 'the man behind', 'my husband's aunt'. */
function subjectOf(part: readonly Word[]): Word[] | undefined {
  const at = part.findIndex(({ lower }) => /^(?:i|he|she|they|we)$/.test(lower));
  if (at >= 0 && at <= 3) return [part[at] as Word];
  const from = /^(?:and|but|so|then|because)$/.test(part[0]?.lower ?? '') ? 1 : 0;
  const verb = part.findIndex((word) => is(word, 'PastTense', 'PresentTense', 'Copula', 'Auxiliary'));
  const who = part.slice(from, verb);
  return verb > from + 1 &&
    who.length <= 5 &&
    is(who[0], 'Possessive', 'Determiner') &&
    !who.some(({ after }) => /,/.test(after))
    ? who
    : undefined;
}
const bringsAnother = /^(?:until|till|when|while|because|before|after|since|as|that|where|who|which|if|once)$/;

/** What is written somewhere and speaks. */
const standing =
  /\b(?:review|letter|message|text|email|e-mail|note|comment|post|card|report|feedback|reference|caption)\b/;

/** 'There is a review. "You can tell she is lonely."': words that stood somewhere, whole, with what they stood in. */
function remarkAt(sentences: readonly Sentence[], which: number): Clause[] | undefined {
  let from = which;
  while (sentences[from - 1]?.quoted) from -= 1;
  // Said once, where the quotation ends.
  if (sentences[which + 1]?.quoted && !endsMark(sentences[which])) return undefined;
  const before = sentences
    .slice(Math.max(0, from - 3), from)
    .map(({ words }) => lineOf(words))
    .join(' ');
  const quoted = sentences.slice(from, which + 1).map(({ words }) => written(words));
  const said = [quoted.join('. '), quoted.at(-1) ?? ''].find((one) => one.split(' ').length <= 12)?.replaceAll('"', '');
  const last = sentences[which]?.words.at(-1);
  if (!said || !standing.test(before) || !/"/.test(last?.after ?? '') || unspeakable.test(said)) return undefined;
  if (said.split(' ').length < 3 || /\?$/.test(said)) return undefined;
  return [
    {
      yours: `it says "${said}"`,
      mine: said,
      joint: '',
      kind: 'state',
      tense: 'present',
      ofSelf: false,
      toSelf: true,
      weight: 0,
    },
  ];
}
const endsMark = (sentence: Sentence | undefined): boolean => /"/.test(sentence?.words.at(-1)?.after ?? '');

/** 'And that the principal knew': what was asked about, as it is told. */
function withoutThat(words: Word[]): Word[] {
  const [lead = ''] =
    /^(?:(?:and|but|also|just|mostly|mainly|well) )*that (?=(?:i|i'\w+|he|he'\w+|she|she'\w+|they|they'\w+|we|we'\w+|it|it'\w+|someone|somebody|nobody|people|everyone|everybody|my|the|his|her|our|their)\b)/.exec(
      lineOf(words),
    ) ?? [];
  const rest = words.slice(lead.split(' ').length - 1);
  return lead !== '' && rest.length >= 3 && opensClause(rest) ? rest : words;
}

const lineOf = (words: readonly Word[] = []): string => written(words).toLowerCase();
/** Somebody else said or says something. */
const said =
  /^(?:(?:and|but|so|then|because|today|yesterday|last night|apparently) )*(?:he|she|they|everyone|everybody|people|(?:my|the|his|her) (?:\w+ ){1,2}?)(?:'s)? ?(?:\w+ )?(?:said|says|told|tells|thinks|reckons|keeps? (?:saying|telling)|kept (?:saying|telling))\b(?! (?:no|yes|ok|okay|nothing|sorry|goodbye|hello|hi)\b)|\b(?:will|would|'ll|'d|might|could) (?:just |only )?(?:say|think)\b/;
/** 'Like I'm one of the kids': what it was like, and not what it is. */
const compared =
  /^(?:(?:just|kind of|sort of|almost|exactly|more|and|but) )*like (?:i'm|i am|i was|i were|i'd|i've|we're|we are|he's|she's|they're|it's) (?:still |just |only |already |suddenly |been )*(?:an? (?!grown|adult)|the|one|some|my|his|her|their|sixteen|ten|twelve|nine|five|six|four|three|invisible|nothing|nobody|made|not (?:even )?there|right there|dead|air|dirt|rubbish|furniture|mad|crazy|stupid|supposed|asking|begging)\b|^like (?:i'd|i had) been \w+ing\b|^like (?:he|she|they) (?:was|were) pretending\b/;
/** ', like my body went without me', ', like I'd been carrying sofas'. */
const likenedTo =
  /^like (?:(?:i'd|he'd|she'd|they'd|it'd|i was|i were)|(?:my|the|his|her|their|someone|somebody|something|nothing) (?:[\w']+ ){0,2}(?:\w+ed|was|were|had|went|got|took|did|came|fell|gave))\b/;
/** Nothing that is joined, and nobody new who speaks of himself. */
const goesOnSaid =
  /^(?!(?:and|but|so|because|though|although|while|when|then|plus|now|i|i'm|i've|i'd|i'll|we|we're|we've|my|our|yesterday|today)\b)\w/;
/** 'She says it's okay', 'he goes don't worry', 'my sister told me you're lucky': the very words, up to where nobody marked their end. */
const outrightWords =
  /\b(?:says?|said|goes|replied|texted|wrote|(?:is|was|were) (?:just |all )?like) (?:it's|that's|you're|you|don't|i|i'm|i've|i'll|no|yes|ok|okay|sorry|never mind|come|go|look|listen|stop|well|oh|hey|we're|we'd|we'll|let's)\b/;
const saysOutright = (part: readonly Word[] | undefined): boolean =>
  outrightWords.test(lineOf(part)) && !/^(?:(?:and|but|so|then) )*i\b/.test(lineOf(part));
/** Where nothing joins it to what was said, it is not known who says 'I'. */
const ofAnyone = /^(?:i|i'm|i've|i'd|i'll|my|we|we're|we've|our)\b/;
/** 'He says it's fine,': said in so many words, without marks; 'everyone's told me,' and 'he says "all right",' are whole. */
const goesOnSaying = (part: readonly Word[] | undefined): boolean =>
  (said.test(lineOf(part)) || saysOutright(part)) &&
  !/\b(?:thinks?|reckons)\b|\b(?:told|tells) \w+(?: off\b.*| so)?$/.test(lineOf(part)) &&
  !part?.some(({ after }) => after.includes('"'));
/** 'That I was bitter', 'and that he only comes': hangs on what was told before it. */
const saidThat =
  /^(?:and |but |or )?that (?:i|i'm|i've|i'd|i'll|he|he's|she|she's|they|they're|we|we're|it's|my|the|nobody|everyone)\b/;
const toldThat =
  /\b(?:told|tells?|said|says?|thinks?|reckons?|convinced|swears?|swore|promised|claims?|heard|wrote|texted|knows?|knew|decided|means?)\b/;
/** 'One line, that won't start a war': says which, and not what is so. */
const saidOfIt = /^that (?:won't|wouldn't|doesn't|don't|will|would|makes|fits|works|isn't (?:going|so))\b/;

/** 'What do I do, I call him now or I wait?': all that stands before an 'or' is asked with it. */
function firstAsked(parts: readonly (readonly Word[])[]): number {
  let at = parts.length - 1;
  while (at > 0 && parts[at]?.[0]?.lower === 'or') at--;
  const choice = parts.findIndex(
    (part, which) => which > 0 && part.some(({ lower }, place) => lower === 'or' && place > 1),
  );
  return choice > 0 && asks(parts[0] ?? []) ? Math.min(at, choice) : at;
}

/** What went on being said: what one should and must. */
const toldOn =
  /^(?:and|that|so) (?:that )?(?:i|we) (?:should|must|ought|need to|have to|had to|had better)\b|^(?:and|that|so) (?:i|we)'d better\b/;

/** 'If it's the repo': half of a sentence, and the other half comes after it. */
const opensIf = (part: readonly Word[] | undefined): boolean =>
  part !== undefined &&
  /^(?:(?:and|but|so|because|like|right|ok|well|then|now|yes|no|maybe|i suppose|i guess|i think|i know),? )*(?:if|unless)\b/.test(
    written(part.slice(0, 5)).toLowerCase(),
  );

/** What would follow is told with its 'if' where both are short, and is else not handed back as if it were so. */
function supposedly(clause: Clause, before: readonly Word[] | undefined): Clause {
  // 'If I text her about it, I'm the selfish one': what one would be to them.
  const part =
    /^(?:then |suddenly )?you're (the (?!only\b|last\b|first\b)\w+ (?:one|guy|daughter|son|sister|brother|mother|friend)|the (?:villain|problem))$/.exec(
      clause.yours,
    );
  if (part) return { ...clause, yours: `to them you'd be ${part[1]}`, kind: 'state', ofSelf: false };
  const start = before?.findIndex(({ lower }) => /^(?:if|unless)$/.test(lower)) ?? -1;
  const condition = before && opensIf(before) ? before.slice(start) : undefined;
  // 'If I text I'll beg, and then she'll show them': the first half is whole by now.
  const tie = condition && !lacksItsMain(condition) ? ' and' : ',';
  const yours = condition && `${secondPerson(condition)}${tie} ${clause.yours.replace(/^then /, '')}`;
  const fits =
    yours !== undefined && yours.split(' ').length <= longest && !condition?.some(({ lower }) => /^you\b/.test(lower));
  return fits ? { ...clause, yours, kind: 'state' } : { ...clause, kind: 'fragment' };
}

/**
 * Whom the sentence before was last about, past those that leave it out as well: 'He was good. Washed up. Asked …'. Undefined
 * where that is the one who writes: 'She told me to go, so I left. Came back early.'
 */
function subjectBefore(sentences: readonly Sentence[], which: number): string | undefined {
  for (let at = which - 1; at >= 0; at--) {
    const words = sentences[at]?.words ?? [];
    const last = words.findLast(
      (word, place) =>
        /^(?:i|we|he|she|they|it)(?=$|')/.test(word.lower) &&
        !(word.lower === 'it' && is(words[place - 1], 'Verb', 'Preposition')),
    );
    const named = /^(?:i|we|he|she|they|it)(?=$|')/.exec(last?.lower ?? '')?.[0];
    if (named) return /^(?:i|we)$/.test(named) ? undefined : named;
    if (!is(words[0], 'PastTense')) return undefined;
  }
  return undefined;
}

/** 'The supervisor gave him a free one': somebody named by what they are, with nobody after who could have done what follows. */
const opensWithAnother = (sentence: Sentence | undefined): boolean =>
  is(sentence?.words[0], 'Determiner', 'Possessive') &&
  !sentence?.words.some(({ lower }) => /^(?:i|we|he|she|they|it)(?=$|')/.test(lower));

/** 'Went back to his phone': whose it is did it. */
const backToOwn =
  /^(?:just |only )?(?:went|turned|looked) (?:straight |right )?back (?:to|at) (his|her|their) (?:phone|paper|screen|laptop|game|book|tea|pint|plate|dinner|telly|computer)\b/;
/** Said without who did it, and hardly of the one who writes: done to them, or told by somebody else. */
const anothers =
  /^(?:(?:just|still|then|even|always|also) )*(?:(?:says?|said|thinks|reckons) (?:that )?(?:he|she|they|it|he's|she's|they're|it's|he'd|she'd|they'd)\b|(?:doesn't|hasn't|isn't) |(?:won't|wouldn't|didn't|never|don't|haven't|keeps?|kept)\b(?:(?! (?:make|makes|made|let|lets|help|helps|helped|gets?|give|gives|gave|cost|costs|stop|stops)\b) [\w']+){1,4} (?:to |at |with |for |on )?me\b)/;
/** And as often of another as of oneself. */
const mayBeAnothers = /^(?:did|do|would|could|wo)n't even /;
/** What is said of one, and of no several. */
const ofOne = /^(?:\w+ )?(?:says|thinks|reckons|doesn't|hasn't|isn't|keeps)\b/;
/** 'Opened this time': a door or a shop, and nobody. */
const opening = /^(?:opened|closed|shut|leaked|flooded)(?: (?:this time|again|at last|finally|late|early))+$/;

/**
 * `before` is whom the sentence before was about: 'He was good today. Asked about my course.' goes on about him. `another` is
 * that it began with somebody else: who said what follows is then not known. `toldOf` is whom the message before was about.
 */
function clauseOf(part: Word[], before?: string, another = false, toldOf?: string): Clause | undefined {
  let words = part.slice();
  let spokenOf = before;
  let believed: Word[] = [];
  let isGuessed = false;
  for (let again = true; again && words.length > 1; ) {
    again = false;
    for (let width = Math.min(5, words.length - 1); width >= 1 && !again; width--) {
      const lead = words
        .slice(0, width)
        .map((word) => word.lower)
        .join(' ');
      const rest = words.slice(width);
      // 'I feel like I threw somebody out': felt, and not done.
      if (
        believing.test(lead) &&
        !(/feel like$/.test(lead) && rest[0]?.lower === 'i' && is(rest[1], 'PastTense') && !is(rest[1], 'Copula')) &&
        opensClause(rest) &&
        !/^(?:about|of|so|to)$/.test(rest[0]?.lower ?? '')
      ) {
        believed = words.slice(0, width);
        again = true;
      } else if (
        leadIn.test(lead) &&
        // 'I just wanted to say it to something': said whole.
        !(
          /(?:say|tell you)$/.test(lead) &&
          /^(?:it|that|this)$/.test(rest[0]?.lower ?? '') &&
          is(rest[1], 'Preposition', 'Conjunction')
        ) &&
        // 'I don't know that it will work': that is in doubt.
        !(lead === "i don't know" && rest[0]?.lower === 'that') &&
        // 'It's just been a hard week': it has been.
        !(lead === "it's just" && is(rest[0], 'PastTense', 'Participle')) &&
        // 'That helped a bit': there the word is the subject, and stays.
        !(/^(?:no|one)$/.test(lead) && !/[,]/.test(words[width - 1]?.after ?? '')) &&
        // 'God will do it': called upon, and not only called.
        !(lead === 'god' && !/[,]/.test(words[width - 1]?.after ?? '') && !opensClause(rest)) &&
        // 'I know because …': there it is known, and not only said.
        !(lead === 'i know' && /^(?:because|from|since)$/.test(rest[0]?.lower ?? '')) &&
        (lead !== 'that' || /^(?:i|he|she|they|we|it|my|your|his|her|nobody|everyone)\b/.test(rest[0]?.lower ?? '')) &&
        (opensClause(rest) ||
          (startsTelegraphic(rest) && lead !== 'that' && !(lead === 'i just' && is(rest[0], 'Infinitive'))) ||
          /[,]/.test(words[width - 1]?.after ?? '') ||
          /^i (?:guess|suppose)$/.test(lead) ||
          /^(?:and|but|so|because|well|like|hi|hey|hello|yeah|yes|okay|ok|oh|wow|god)$/.test(lead))
      )
        again = true;
      // 'I just stood there': of oneself, whoever was spoken of before.
      if (again && lead === 'i just') spokenOf = undefined;
      if (again && /^i (?:guess|suppose)$/.test(lead) && !opensWithSelf.test(rest[0]?.lower ?? '')) {
        isGuessed = true;
        believed = words.slice(0, width);
      }
      if (again) words = rest;
    }
  }
  // 'Said his nan's got the same phone': whoever was spoken of said it.
  if (((spokenOf && spokenOf !== 'it') || another) && words[0]?.lower === 'said') return undefined;
  // 'Won't talk to me', 'said she needs space': another's doing, and who it is was said before, or is not known.
  const whom = spokenOf && spokenOf !== 'it' ? spokenOf : toldOf;
  const isAnothers = anothers.test(lineOf(words));
  const isMaybe = !isAnothers && whom !== undefined && mayBeAnothers.test(lineOf(words));
  if (isAnothers && (!whom || (whom === 'they' && ofOne.test(lineOf(words))))) return undefined;
  // 'Said it to my face': nobody says it to their own.
  if (!spokenOf && /^(?:said|laughed|lied|told)\b.* (?:to|in) my face\b/.test(lineOf(words))) return undefined;
  const whose = backToOwn.exec(lineOf(words))?.[1];
  if (whose) spokenOf = whose === 'his' ? 'he' : whose === 'her' ? 'she' : 'they';
  if (spokenOf !== 'it' && opening.test(lineOf(words))) return undefined;
  words = fromName(words);
  // 'Lost my temper': only one's own is lost so.
  if (
    is(words[0], 'PastTense') &&
    /^\w+ my (?:temper|nerve|head|mind|cool|voice|patience|way|breath|job|appetite|place)\b/.test(lineOf(words))
  )
    spokenOf = undefined;
  words = shortened(trimEnd(spanLast(withoutExplained(words))));
  const first = words[0];
  if (!first || words.length > most) return undefined;
  // 'If I do not get in, then …': half of a sentence, and the other half is a question.
  if (/^(?:if|when)$/.test(first.lower) && words.at(-1)?.lower === 'then') return undefined;
  // 'So if I stop suddenly': no second half came with it.
  if (
    /^(?:if|unless|until|before|while)$/.test(first.lower) &&
    words.length <= 7 &&
    !words.some(({ after }) => /,/.test(after))
  )
    return undefined;
  if (halting(words)) return undefined;
  // 'Not have to do it again tomorrow': what they want, said as an answer.
  const spared = /^(?:just |to )*not (?:to )?(?:have|having) to (?=\w+ )/.exec(lineOf(words))?.[0];
  if (spared && words.length <= 14) {
    const yours = `you don't want to have to ${secondPerson(words.slice(spared.trim().split(' ').length))}`;
    const mine = written(words);
    return { yours, mine, joint: '', kind: 'wish', tense: 'present', ofSelf: true, toSelf: false, weight: 0 };
  }
  // 'Could go either way', 'might be nothing': what, was said before.
  if (
    /^(?:could|might|should|would|will) (?:be|go|have|get|happen|work|take|depend)\b/.test(written(words).toLowerCase())
  )
    return undefined;
  let subject = isAnothers || isMaybe ? `${whom} ` : '';
  const isFound = found.test(lineOf(words));
  // 'Don't feel sorry for me', 'don't list that at me' is said to Wren.
  if (bids(words)) return undefined;
  if (/^wish (?:me|us)\b/.test(written(words).toLowerCase())) return undefined;
  const toThem = is(first, 'PastTense') && startsTelegraphic(words) && /^(?:me|us)$/.test(words[1]?.lower ?? '');
  if (toThem && (!spokenOf || spokenOf === 'they') && first.lower !== 'made') return undefined;
  if (subject !== '') words = [{ ...first, text: first.lower }, ...words.slice(1)];
  else if (toThem) subject = `${first.lower === 'made' ? 'it' : spokenOf} `;
  // 'Caught by my dispenser', 'left to right': nobody of whom it is told did that.
  else if (
    /^(?:\w+ed|caught|found|made|seen|told|done|taken|given|written|left) by\b|^left to right\b/i.test(written(words))
  )
    return undefined;
  else if (doneTo.test(written(words).toLowerCase())) subject = 'you were ';
  // 'Marked as sold': a thing, and nobody who did it.
  else if (/^(?:already |now )?(?:marked|labelled|labeled|tagged|flagged) as\b/i.test(written(words)))
    subject = "it's ";
  // 'Sheep dead again': how the animals were found, with no verb.
  else if (isFound) subject = /^(?:sheep|calves|\w+s)$/.test(first.lower) ? "there's " : "there's a ";
  else if (startsFeeling(words)) subject = "you're ";
  // 'Feels like they are all talking about me': it does.
  else if (/^feels (?:like|as)\b/.test(lineOf(words))) subject = 'it ';
  // 'Getting through today is done', 'trying to sleep is the worst': what was done stands first, and is what is spoken of.
  else if (doneFirst.test(lineOf(words))) subject = '';
  else if (startsTelegraphic(words))
    subject =
      /^(?:feeling|tired|exhausted|stressed|scared|worried|confused|overwhelmed|depressed|bored|drained|annoyed|frustrated|ashamed|embarrassed|devastated|heartbroken|relieved|disgusted|disappointed|shocked|betrayed|torn|trying|thinking|struggling|having|getting|going)$/.test(
        first.lower,
      )
        ? "you're "
        : /^(?:been|gone|done|seen|known|given|taken|spoken|written|eaten|driven|grown|begun|forgotten)$/.test(
              first.lower,
            )
          ? "you've "
          : /^(?:was|were|is|are)$/.test(first.lower)
            ? `${spokenOf ?? 'it'} `
            : spokenOf === 'it' &&
                /^(?:opened|closed|shut|leaked|flooded|started|ended|began|happened|cost|turned|stopped|worked)$/.test(
                  first.lower,
                )
              ? 'it '
              : spokenOf && spokenOf !== 'it' && is(first, 'PastTense') && !/^(?:told|had|got|said)$/.test(first.lower)
                ? `${spokenOf} `
                : 'you ';
  else if (
    is(first, 'Gerund') &&
    /^(?:feeling|trying|struggling|thinking|getting|having|worrying|crying|drowning)$/.test(first.lower)
  )
    subject = "you're ";
  const owner = /^(\w+)'s$/.exec(first.lower)?.[1];
  // 'Head said wait till Monday': who leads the school, and not what one thinks with.
  if (/^head (?:just )?(?:said|told|rang|phoned|emailed|called|wrote)\b/.test(lineOf(words))) subject = 'the ';
  else if (subject === '' && !owner && (isVerbAfter(words) || isPlacedAfter(words))) subject = bareSubject(first.lower);
  // 'Wife's delighted', 'back's gone', 'mum's word for it'.
  else if (subject === '' && owner) subject = bareSubject(owner);
  if (/^(?:who|what|how|why|where)$/.test(first.lower)) return undefined;
  // 'Don't tell me to talk to him' is said to Wren.
  if (
    /^(?:please )?(?:don't|do not|stop|quit) (?:tell|telling|ask|asking|say|saying|give|giving|send|talk|be|act|suggest|start)\b|^(?:just )?tell me\b/.test(
      written(words).toLowerCase(),
    )
  )
    return undefined;
  const generic = isGeneric(words);
  const source = written(words);
  // 'You haven't told me what you think': said to Wren, and nobody's 'you'.
  if (
    /^you(?:'ve| have)?(?: (?:still|just|never|only|have not|haven't|did not|didn't|don't|do not))* (?:told|tell|answered|answer|asked|ask|said|say|given|give|helped|help|listened|listen|read|heard|hear)\b.*\b(?:me|my|i|what|that|it)\b/i.test(
      source,
    )
  )
    return undefined;
  // A refusal is said to Wren, and is kept rather than told back.
  if (refusesAdvice.test(source)) return undefined;
  const quotes = words.map(({ after }) => after.match(/"/g)?.length ?? 0).reduce((sum, one) => sum + one, 0);
  if (unspeakable.test(source) || quotes % 2 === 1) return undefined;
  if (
    !generic &&
    outsideQuotes(words).some((word, at, all) => /^you(?:'|$|r)/.test(word.lower) && all[at - 1]?.lower !== 'thank')
  )
    return undefined;
  if (/^no$/.test(first.lower) && words[1]?.lower === 'idea') subject = 'you have ';
  const turned = secondPerson(words, generic);
  // 'Wife is asleep' → 'your wife': it begins no sentence any more.
  const within = /^(?:your|the|a) $/.test(subject) ? turned.charAt(0).toLowerCase() + turned.slice(1) : turned;
  const yours = closed(withoutHalf(withoutInsult(contracted(subject + within))));
  const complete = subject !== '' || opensClause(words) || (fronted.test(first.lower) && words.length > 5);
  const tense =
    words.some((word) => is(word, 'PastTense') && !is(word, 'Participle')) &&
    !words.some((word) =>
      /^(?:am|is|are|i'm|don't|can't|have|has|i've|keep|keeps|it's|will|won't|would|i'll|i'd)$/.test(word.lower),
    )
      ? 'past'
      : 'present';
  const kind = !isFound && torn(words, yours) ? 'fragment' : kindOf(yours, believed.length > 0, complete, tense);
  if (
    kind === 'fragment' &&
    (words.length > longest ||
      !(
        is(first, 'Noun', 'Possessive', 'Determiner', 'Adjective', 'Gerund', 'Value', 'Date') ||
        first.lower === 'being' ||
        (/^(?:just )?to \w/.test(source.toLowerCase()) && words.length > 4)
      ))
  )
    return undefined;
  // 'I think I could lose it' is thought, and not so: only a verdict has lines of its own that say as much.
  const held = /^(?:belief|fragment)$/.test(kind) || lineOf(believed) === 'what if' ? [] : believed;
  return {
    yours: held.length > 0 ? `${secondPerson(held)} ${yours}` : yours,
    mine: source,
    joint: jointOf(part),
    kind,
    tense,
    ofSelf: /^you\b/.test(yours),
    toSelf: isToSelf(yours),
    ...(isGuessed && { isGuessed }),
    weight: 0,
  };
}

const doneFirst =
  /^\w{2,}ing (?:(?!(?:i|he|she|it|they|we|you|and|but|so|because|when|if|that|who|which|what|how|where|why|whether|there)\b)[\w'-]+ ){1,7}(?:is|isn't|was|wasn't|feels|felt|seems|takes|took|hurts|makes|made) |^(?:feeling|trying|struggling|thinking|getting|having|worrying|crying|drowning|going) (?:(?:to \w+|through|up|out|over|by|in|on|off|about|for|with|at|of|him|her|them|it|this|today|tomorrow|yesterday|tonight|home|there|here|back|alone|(?:the|a|an|my|his|her|this|that) \w+) )*(?:is|isn't|was|wasn't|feels|felt|takes|took|hurts|hurt|helps|helped|makes|made) /;
const opensWithSelf = /^(?:i|i'm|i've|i'd|i'll|my|we|we're)$/;

/** 'She left a pie with a note: bake it when you can': what comes after the colon explains what stands before it. */
function withoutExplained(words: Word[]): Word[] {
  const at = words.findIndex(({ after }) => /^:/.test(after) && !after.includes('"'));
  // 'I've talked today with: the tram': whom is still to come.
  return at >= 3 && !is(words[at], 'Preposition', 'Determiner', 'Conjunction') && opensClause(words.slice(0, at + 1))
    ? words.slice(0, at + 1)
    : words;
}

/** '3 weeks I've been doing that' → 'I've been doing that for 3 weeks'. */
function spanLast(words: Word[]): Word[] {
  const at = words.findIndex(({ lower }) => /^(?:years?|months?|weeks?|days?|nights?|hours?)$/.test(lower));
  const subject = words[at + 1]?.lower ?? '';
  const tail = words.at(-1);
  if (
    at < 1 ||
    at > 3 ||
    words.length > 12 ||
    !tail ||
    !words.slice(0, at).every((word) => is(word, 'Value')) ||
    !/^(?:i|i've|i'd|we|we've|she|she's|he|he's|they|they've)$/.test(subject) ||
    words.some(({ lower }) => /^(?:for|ago|before|after|if)$/.test(lower))
  )
    return words;
  const rest = words.slice(at + 1);
  return [
    ...rest.slice(0, -1),
    { ...tail, after: ' ' },
    { text: 'for', lower: 'for', after: ' ', tags: new Set(['Preposition']) },
    ...words.slice(0, at).map((word, place) => (place === 0 ? { ...word, text: word.lower } : word)),
    { ...(words[at] as Word), after: '' },
  ];
}

/** What one does not do, said of oneself without an 'I': 'don't sleep', 'don't know what to do'. */
const untold =
  /^(?:just |really |actually |honestly )?(?:don't|do not) (?:even |really |actually |just |ever )?(?:know|want|care|sleep|feel|think|like|have|see|get|eat|understand|remember|trust|need|work|believe|mind|love|hear|talk|go|drink|smoke|enjoy|recogni[sz]e|fit|belong|own|do|miss|cry|speak|dream)\b/;
const bids = (words: readonly Word[]): boolean => {
  const line = written(words).toLowerCase();
  if (
    !/^(?:(?:just|please|so|actually|kindly|then) )*(?:don't|do not|stop|quit|never mind|forget|leave|let me|give me|ask me|help me|remind me|see|note|imagine)\b/.test(
      line,
    )
  )
    return false;
  if (/^(?:(?:just|please|so|actually|kindly|then) )*(?:don't|do not)\b/.test(line))
    return (
      !untold.test(line) ||
      /^\S+ \S+ (?:\S+ )*?(?:sorry|bad|worry|worried) (?:for|about) me\b|^(?:please|kindly)\b|^\S+ \S+ (?:me|it)\b/.test(
        line,
      )
    );
  return is(words[0], 'Infinitive', 'PresentTense') && !is(words[0], 'PastTense', 'Noun');
};

/** 'House goes quiet', 'missus says': typed without the small word that belongs before it. */
const bareSubject = (noun: string): string =>
  /^(?:house|flat|kids|doctor|doc|neighbou?rs|baby|dog|cat|bull|horse|pony|mare|ram|letter|email|text|phone|landlord|vet|bank|nursery|school|receptionist|council|hospital|nurse|headteacher|hotel|shop|bakery|office|pub|gaffer|physio|consultant|job centre|midwife)$/.test(
    noun,
  )
    ? 'the '
    : /^(?:fox|badger|customer|passenger|driver|woman|bloke|guy|lady|kid|stranger|patient|client)$/.test(noun)
      ? 'a '
      : /^(?:knees?|back|head|brain|legs|feet|hands|shoulders|eyes|chest|stomach|heart|boss|manager|supervisor|crush|mother|father|daughter|face|body|wrist|elbow|hip|throat|skin|interview|exam|op|operation|surgery|appointment|flight|rent|deadline|wedding|shift|contract|lease|lecture|teacher|tutor|coach|team|husband|wife|missus|partner|boyfriend|girlfriend|mum|mom|dad|sister|brother|son|daughter|nan|gran|grandma|grandad|parents|friend|friends|mate|mates|ex|landlady|sponsor|therapist|roommate|flatmate)$/.test(
            noun,
          )
        ? 'your '
        : '';

const isVerbAfter = (words: readonly Word[]): boolean =>
  is(words[1], 'Verb', 'Copula', 'Modal', 'Auxiliary') ||
  (is(words[1], 'Adverb') && is(words[2], 'Verb', 'Copula', 'Modal', 'Auxiliary'));

const found =
  /^(?:sheep|lambs?|ewes?|calf|calves|cows?|heifers?|hens?|chickens?|ducks?|goats?|pigs?|piglets?) (?:dead|gone|missing|lame|down|taken)(?: (?:again|today|now|this morning|last night|in the (?:field|yard|pen|shed)))*$/;
/** 'Dog from the next farm did it'. */
const isPlacedAfter = (words: readonly Word[]): boolean =>
  /^(?:from|next|across|over|down|up|at)$/.test(words[1]?.lower ?? '') &&
  words.slice(2).some((word) => is(word, 'PastTense', 'Copula', 'Modal', 'Auxiliary'));

/** A quotation that ends the clause keeps its closing mark. */
const closed = (yours: string): string => ((yours.match(/"/g) ?? []).length % 2 === 1 ? `${yours}"` : yours);

/**
 * 'You don't know if it's stupid but you haven't washed it' → 'you haven't washed it', 'that's true but it hurts' → 'it hurts',
 * and 'you're okay, just a bit low' → 'you're a bit low'.
 */
const withoutExcuse = (yours: string): string =>
  yours
    .replace(/^(?:that|it|this)(?:'s| is) (?:\w+ )?(?:true|right|correct|good|nice|great|fair),? but (?=\w+ \w+)/, '')
    .replace(
      /^you(?:'re| are) (?:doing )?(?:okay|ok|good|fine|alright|well)(?:,? but|,) (?:(?:are|you're|just|still) )*(?=(?:a (?:little|bit)|very|so|quite|really|pretty|kind of) )/,
      "you're ",
    )
    .replace(
      /^you (?:don't know|know|'re not sure|aren't sure) (?:if |whether )?(?:it|this|that)(?:'s| is| sounds) (?:so |really |a bit |kind of |probably |just |very )*\w+(?: thing)?,? but (?=(?:you|your|he|she|they|it|my|the|there|nobody|everyone)\b)/,
      '',
    );

/**
 * 'You should have called her' → 'you think you should have called her': what they hold against themselves, said back flat,
 * is agreed with.
 */
const asThought = (yours: string): string =>
  // 'I should be home by five': where the day would have them, and nothing held against themselves.
  !/^you (?:should|ought to) be (?:home|there|here|back|off|done) (?:by|at|on|before|around|in) (?:\d|noon|midnight|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+day)/i.test(
    yours,
  ) &&
  /^you (?:should(?:n't|'ve)?|ought(?:n't)? to|(?:just |really |do |probably )*need to (?:get over|move on|stop|do (?:it|that|this|more|better)|try harder|grow up)|made (?:a|an|the|some|many) (?:\w+ )?mistakes? (?:by )?\w+ing|ruined)\b|\bbecause of you$/i.test(
    yours,
  )
    ? `you think ${yours}`
    : yours;

/** 'You stood there like an idiot': what happened, without the name they called themselves for it. */
const withoutInsult = (yours: string): string =>
  yours.replace(
    /^((?:you|your)\b.{6,}?)(?<!\b(?:sle(?:pt|ep|eping)|cr(?:y|ied|ying)|eats?|ate|treated|treats|feel|felt|look|looked)(?: \w+)?),? like (?:a|an|some|the|such an?) (?:\w+ )?(?:idiot|fool|loser|moron|failure|clown|coward|imbecile|dumbass|jerk|baby|pig|monster|psycho|freak|mess|joke|dog|stupid|dummy|donkey|lemon|plonker|muppet|div|numpty|twit)\b(?: you are| that you are)?$/,
    '$1',
  );

/** 'You're hiding, so if you stop suddenly': an 'if' whose other half went missing. */
const withoutHalf = (yours: string): string =>
  yours
    .replace(/,? (?:so|and|but) (?:if|when) (?:you|it|he|she|they)(?:'\w+)?(?: \w+){1,3}$/, '')
    // 'You could pull that one out, print it, …': the first of what is meant to be done stands by itself.
    .replace(
      /^(you(?:'ll|'d| could| can| will| would| might) [^,"]{8,}), (?!and\b|but\b|with\b|to\b|in\b|on\b|at\b|for\b|not\b|if\b|when\b|no\b)[a-z]+ (?:it|him|her|them|the|my|your)\b[^"]*$/,
      '$1',
    )
    // 'Skipped breakfast, was late': whose it is was said once. 'I cry, my friend': said to Wren.
    .replace(/^((?:[^\s",]+ ){2,}[^\s",]+), (?:was|is|got|feels|felt|had|did|been|be)\b.*$/, '$1')
    // 'You haven't told mom because mom': a reason that everyone is left to guess.
    .replace(/^(.{12,}) because (?:of )?\w+$/, (all, told = '') =>
      / because (?:of |(?:you|he|she|it|they)$)/.test(all) ? all : told,
    )
    .replace(/, (?:your (?:friend|dear|love)|habibi|pet|yaar|dear|love)$/, '')
    .replace(
      /,? (?:don't judge(?: you)?|bless (?:him|her|them)|would I believe it|look at that)$|, (?:shame|funny|imagine|good ?night|night|typical|which,? fair|well|no sah|please .*)$|(?<=\w{4}) typical$/,
      '',
    );

/** 'At rehearsal tonight Malcolm, the new director, moved me': begins with the name. */
const fromName = (words: Word[]): Word[] => {
  const at = namedAt(words);
  return at > 0 ? words.slice(at) : words;
};

/** As people say it: 'you have felt heavy' → 'you've felt heavy'. */
const contracted = (yours: string): string =>
  yours.replace(/"[^"]*"|[^"]+/g, (part) => (part.startsWith('"') ? part : shortly(part)));

const shortly = (plain: string): string =>
  plain
    .replace(
      /(?<!\bof )\b(you|they) have (?=(?:been|felt|had|got|lost|done|made|gone|tried|never|always|just|already|\w+ed)\b)/g,
      "$1've ",
    )
    .replace(
      /(?<!\b(?:who|what|where|how|than|as|of|with|for|to|about|between|around|besides?|near|behind|against|without|from|by|at|on|in|towards|except|both|all|age|(?:people|those|men|women|someone|anyone|kids) like) |\b(?:how|what|as) \w+ )\b(you|they) are (?=\w)/g,
      "$1're ",
    )
    .replace(/(?<!\bhow \w+ )\b(he|she|it) is (?=\w)/g, "$1's ")
    .replace(/\b(you|they|it|he|she) shall (?=\w)/g, "$1'll ")
    .replace(/\byou should (?=(?:like|have to|hate to|prefer|imagine)\b)/g, "you'd ")
    .replace(/\byou've to (?=\w)/g, 'you have to ')
    .replace(/^you was(?=n't\b| )/, 'you were')
    .replace(/\bcan ?not\b/g, "can't")
    .replace(/^(you\b.*?),? (?:but|and) not (?:really |quite )?sure$/, '$1')
    .replace(/^(you\b.*) (but|and) not sure\b/, "$1 $2 you're not sure")
    .replace(/\b(do|does|did|is|was|were|would|could|should|have|has) not\b/g, "$1n't");

const jointOf = (part: readonly Word[]): string =>
  /^(?:though|although)$/.test(part[0]?.lower ?? '')
    ? 'though'
    : (/^(?:because|so|but|and)$/.exec(part[0]?.lower ?? '')?.[0] ?? '');

/** Someone else's doing, with the person at its end: 'he never listens to you'. */
const isToSelf = (yours: string): boolean =>
  !/^(?:you|it|that|this(?! (?:morning|afternoon|evening|week|weekend|month|year|time|summer|winter|man|woman|boy|girl)\b)|there)\b/.test(
    yours,
  ) && /\b(?:you|your)\b/.test(yours.replace(/^your\b/, ''));

/** What others are quoted as saying keeps its own 'you'. */
function outsideQuotes(words: readonly Word[]): Word[] {
  let within = false;
  return words.filter((word) => {
    const was = within;
    if ((word.after.match(/"/g) ?? []).length % 2 === 1) within = !within;
    return !was;
  });
}

function kindOf(yours: string, believed: boolean, complete: boolean, tense: 'past' | 'present'): ClauseKind {
  if (!complete) return 'fragment';
  if (/^you (?:\w+ )?fe(?:el|lt)\b/.test(yours)) return tense === 'past' ? 'event' : 'state';
  if (/^you don't (?:(?:even|really|actually|honestly) )?think\b/.test(yours)) return 'state';
  // 'I think I believed him' tells something; 'I think I'm a burden' is a verdict.
  if (
    believed &&
    !/^you(?:'ll| will| could| might| may) (?!never\b|always\b|be\b|end\b|lose\b|fail\b|die\b)/.test(yours) &&
    (!/^you\b/.test(yours) ||
      /^you(?:'re| are|'ll| can't| should| must| will| were (?:just|only|too|never|always|not|simply)\b)/.test(yours))
  )
    return 'belief';
  // 'It isn't that you don't love him': said not to be so.
  if (/^it(?:'s not| isn't| wasn't) that\b/.test(yours)) return 'state';
  if (reporting.test(yours)) return tense === 'past' ? 'event' : 'state';
  if (selfLabel.test(yours) || mindReading.test(yours)) return 'belief';
  if (absolute.test(yours) && tense === 'present' && !counted.test(yours)) return 'belief';
  if (
    /^you (?:just |really |only |still )?(?:want|wish|need|hope|would like|wanted)\b|^you(?:'d| would) (?:love|like)\b/.test(
      yours,
    )
  )
    return 'wish';
  if (
    /^you(?:'re)? (?:\w+ )?(?:\w+ (?:and|but) )?(?:can't|cannot|couldn't|don't know|can not|unable|struggle|struggling)\b/.test(
      yours,
    )
  )
    return 'inability';
  return tense === 'past' ? 'event' : 'state';
}
