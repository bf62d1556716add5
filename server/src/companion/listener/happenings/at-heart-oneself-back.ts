import type { Happening } from './happening.ts';

const them =
  '(?:him|her|them|it|people|everyone|everybody|your (?:\\w+ )?(?:mum|mom|mother|dad|father|son|daughter|boy|girl|kids?|children|wife|husband|partner|boyfriend|girlfriend|sister|brother|friend|best friend|mate|team|family|colleague|gran|nan|dog|cat|baby|parents|students?|class)|the (?:kids?|children|baby|dog|cat|boy|girl|team|class|poor \\w+))';

const death =
  /\b(?:died|dead|death|passed|funeral|grave|hospice|coffin|gone|last breath|ambulance|lost (?:him|her)|buried|killed|ashes)\b/;

/** What somebody goes back to: what they did or left undone, said, felt at the wrong time, or cannot stop hearing. */
export const ofLookingBack: readonly Happening[] = [
  {
    id: 'could-have-done-it',
    general: true,
    cues: 'could',
    when: /\byou (?:could(?:'ve| have|a| of)|might have|would have had time to) (?:just |easily |at least |simply |maybe |so easily )*(?:stopped|swapped|gone|said|asked|rung|called|phoned|stayed|helped|put|looked|told|waited|done|noticed|turned|let|gotten|got|taken|given|come|seen|visited|been (?:there|kinder|nicer|more)|tried|saved|prevented|walked|driven|listened|answered|picked up|held|checked|listened|warned|sent|written|sat)\b/i,
    unless:
      /\b(?:wish (?:i|you) could|given up work|could have been worse|you couldn't have|couldn't|nobody could|could've been a|could have been a|laughed|they could|won|kissed|if only they)\b/,
    hear: [
      'From here you can see where the road forked. Back then it was one ordinary minute among many.',
      'Looking back there is a door in that wall. At the time you were walking past it with your hands full.',
      'Hindsight puts up signposts that were not standing there when you came by.',
      'It would have been so little. That is what makes the mind go back to it and do it again, the other way.',
    ],
    ask: [
      'What were you busy with just then?',
      'How often do you do it the other way, in your head?',
      'Who have you told that you think about this?',
      'How much of it could you see back then?',
    ],
  },
  {
    id: 'ought-to-have-they-think',
    cues: 'should ought',
    when: /\byou (?:still |just |keep |always |really |do )*(?:think|thinking|feel|feeling|know|wonder)(?: that| like| if| whether)? you (?:should(?:n't)?(?: never)? have|should(?:n't)?'ve|ought to have|should never have|could have) (?!said|laughed|humou?r|been the|been let)\w+/i,
    unless:
      /\b(?:feel like you should (?:be|feel|go|say|do|eat|sleep)|should be|should go|should feel|think you should (?:sell|move|go|be)|you should say)\b/,
    hear: [
      'There is a second version of that day in which you do the right thing, and you have to watch it again and again.',
      "The one who should have known did not exist yet. There was only you, with what you'd been told by then.",
      '"Should have" is a court that never closes and only ever calls the one witness.',
    ],
    ask: [
      'What would have had to be different for you to know?',
      'When does that sentence come?',
      'What did you do instead, that day?',
    ],
  },
  {
    id: 'only-gone-for-a-moment',
    cues: "gone went popp nipp stepp phone there away weren't asleep looking",
    when: /\byou(?:'d| had|'ve)? (?:only |just )+(?:gone|popped|nipped|stepped|went|been|run)(?: out| down| up| home| away)? (?:for|to|out|home|down|across|round|get)\b|\byou(?:'d| had) (?:gone|nipped|popped|stepped) (?:out|for a|to (?:get|fetch|the|have)|home)\b|^(?:and |but )?you (?:weren't|were not|wasn't) (?:even )?(?:there|with (?:him|her|them)|home|in the room)\b|\byou were (?:at|on the phone (?:to|with)|in the (?:shower|shop|car park|canteen|toilet|kitchen|queue)|asleep when)\b/i,
    beside: death,
    unless:
      /\b(?:you were at the funeral|at school together|at his side|wished|in the car when|you were in the room|at her side|dead (?:phone|battery|end|line)|were at (?:his|her) (?:bed|side))\b/,
    hear: [
      'All those hours you were there, and the one minute you were not is the one that gets looked at.',
      'A great many go in just that gap, when the chair has been left for a moment. Those who sat there never find it any easier.',
    ],
    ask: [
      'Who told you, when you came back?',
      'What had the time before that been like?',
      'What do you do with that minute now?',
    ],
  },
  {
    id: 'calls-oneself-that',
    cues: 'bad horribl terribl awful rubbish lazy selfish stupid dumb pathetic useless idiot coward monster failure embarrass fool fraud disgust worthless weak crap shit loser good hypocrit willpower blame sort kind hopeless mean mess',
    when: /\byou(?:'re| are)(?: just| such| so| really| a bit| clearly| basically| obviously| still| absolutely| kind of| the| too| also)* (?:an? |the )?(?:(?:(?:bad|horrible|terrible|awful|rubbish|shit|shitty|useless|crap|lousy|selfish|lazy|stupid|poor|worst) (?:person|daughter|son|mother|mum|mom|father|dad|wife|husband|friend|sister|brother|teacher|nurse|human|parent|partner|boyfriend|girlfriend|man|woman|mate|boss|aunt|uncle|grandmother|granny|colleague|student))|dumb|stupid|pathetic|useless|idiot|an idiot|coward|monster|failure|embarrassment|disgusting|worthless|hypocrite|good for nothing|a fool|loser|hopeless|a disgrace|weak|lazy)\b|\byou(?:'re| are) not a good (?:\w+)\b|\byou have the willpower of\b|\byou(?:'ve)? (?:only )?(?:have |got )?only (?:got )?yourself to blame\b|^what (?:sort|kind) of (?:a )?(?:man|woman|mother|father|person|friend|daughter|son|wife|husband|parent)\b/i,
    unless:
      /\b(?:nobody said|without (?:them|him|her) thinking|gym|says? (?:that )?(?:i'm|you're)|called (?:me|you)|told (?:me|you)|they think|he thinks|she thinks|treats? (?:me|you)|not (?:stupid|lazy|weak|an idiot|useless|dumb|selfish|a monster)|selfish for wanting|i'm not a bad|didn't say|feel stupid for telling|die|better off)\b/,
    hear: [
      'That is a hard name to put on a whole person for what was done in some hour of a life.',
      'You would hardly let anybody else in the room be called that.',
      'A word like that closes the case before anyone has been heard, you included.',
      'It comes out quickly, that word, as if it had been lying ready for a long time.',
    ],
    ask: [
      'Whose voice is it in, when it says that?',
      'What happened just before that word came?',
      'How long have you been calling yourself that?',
      'Who would disagree with it?',
    ],
  },
  {
    id: 'feels-like-a-criminal',
    cues: 'feel felt',
    when: /\byou(?: just| still| really| always)? (?:feel|felt|feeling)(?: so| really| such| absolutely| just| like| a bit| pretty| quite| kind of| too)* (?:an? )?(?:(?:bad|horrible|awful|terrible|dirty|rotten|guilty|mean|rubbish|like shit|cruel|evil|wretched)(?: about| for| now| all| when| that| inside|$|,| and| every)|monster|traitor|murderer|criminal|thief|(?:the )?worst (?:person|mother|mum|mom|dad|friend|daughter|son)|(?:horrible|terrible|bad|awful) (?:person|mother|mum|mom|father|dad|daughter|son|friend|wife|husband|sister|brother))\b/i,
    unless:
      /\b(?:in the dream|don't feel ashamed|bad about you|feel bad for (?:him|her|them)|don't feel (?:bad|guilty)|feeling bad in my (?:body|stomach)|makes (?:me|you) feel|made (?:me|you) feel|headache|fever|sick|hungover|as bad)\b/,
    hear: [
      'Guilt does not ask how big a thing was. It comes in its full size every time.',
      'Those who would have the most reason for that feeling seldom have it at all.',
      'It keeps its own accounts, and it has never been known to show anyone the books.',
    ],
    ask: [
      'What is it that you come back to most?',
      'Which rule did you break there, as you see it?',
      'When is that feeling at its worst?',
      'Who would you let talk you out of it?',
    ],
  },
  {
    id: 'nobody-blames-them',
    cues: 'blame fault known nothing everything',
    when: /\b(?:(?:they|he|she|your \w+) (?:doesn't|don't|didn't|never) blamed? you|(?:nobody|no one) (?:blames|blamed) you|(?:they|everyone|everybody|people|he|she|your \w+)(?: all| both| just| keeps?| always)* (?:tells?|told|telling|says?|said|keep saying|saying)(?: to)?(?: you)?(?: that)? (?:it (?:wasn't|was not|isn't|is not)|it's not) your fault|(?:they|everyone|everybody|people|he|she|your \w+)(?: all| both| just| keeps?| always)* (?:tells?|told|telling|says?|said|keep saying)(?: you)?(?: that)? (?:you (?:couldn't|could not) have (?:known|done|stopped|changed)|there was nothing you could|you did (?:all|what|everything) you could))\b/i,
    unless: /\b(?:they blame|everyone blames|they all blame|your fault that|blames you for)\b/,
    hear: [
      'They mean it kindly, and it stops at the skin. The one who was there has other evidence.',
      'Being let off by everyone can be lonelier than being blamed. There is nobody left to say it to.',
      'If nobody holds it against you, you have to do all of the holding yourself.',
    ],
    ask: [
      'What do you say, when they tell you that?',
      'What is it that they do not know?',
      'Who would have to say it, for it to count?',
    ],
  },
  {
    id: 'was-the-one-who-said-it',
    cues: 'one told said talked signed gave let voted',
    when: /\byou(?:'re| are| were| was) the one (?:who|that) (?:said|told|suggested|gave|let|signed|chose|picked|wanted|insisted|persuaded|talked|introduced|bought|left|hired|drove|made|pushed|asked|didn't|broke|started|opened|closed|ended|booked)\b|\byou (?:told|talked|persuaded|convinced|pushed|encouraged|let) (?:him|her|them|your \w+|mum|dad|mom) (?:to (?:take|go|buy|move|leave|stay|try|sell|marry|do|have|get|keep|come|wait|sign|apply)|into (?:it|going|taking|buying))\b|\byou voted to\b/i,
    unless:
      /\b(?:left the church|holiday together|told (?:him|her) to go|come and feed|casserole|proud|thanked|laughed|glad i|best thing|got rid|get lost|go away|fuck off|leave (?:me|you) alone|to get out|to go away|let him have it|told him to leave)\b/,
    hear: [
      'What came of it had a hundred hands in it, and yours is the only one you can feel.',
      'It was said or done in a minute, meaning well enough, and then it went on without you.',
      'You can draw a straight line from yourself to how it turned out. Nobody could see that line beforehand.',
    ],
    ask: [
      'What had you thought would come of it?',
      'Does anyone else see it that way?',
      'What did they say to you about it, if anything?',
    ],
  },
  {
    id: 'missed-the-years',
    cues: 'miss never',
    when: /\byou(?:'ve| have)? (?:missed|was missing) (?:(?:nearly |almost |about )?(?:every|all|most|half|so (?:much|many)) (?:of )?(?:his|her|their|the|your) |(?:his|her|their|your (?:daughter'?s?|son'?s?|kids?'?s?|boy's|girl's|children's)) (?:whole |first )?(?:\w+ )?(?:birthday|kindy|childhood|first|school|wedding|graduation|concert|play|recital|growing|life))|\byou missed about every\b|\b(?<!\w's |he |she )never once (?:took|told|thanked|held|visited|hugged) (?:him|her|them|your)\b|^you(?:'ve)? never once (?:took|taken|told|thanked|held|visited|hugged) (?:him|her|them|your)\b/i,
    unless:
      /\b(?:he|she|they|dad|mum|mom) (?:never once|missed|has missed)\b|\b(?:the bus|train|school (?:today|yesterday)|lessons?)\b/,
    hear: [
      'Each of those days had its good reason. It is only all in a row that they look like this.',
      'Those hours cannot be ordered again. The wish to have been there is real all the same, and late.',
    ],
    ask: [
      'Which of them would you have back, if one?',
      'What kept you, at the time?',
      'How are things between you today?',
    ],
  },
  {
    id: 'let-them-down-oneself',
    cues: 'let fail disappoint',
    when: /\byou(?:'ve| have|'re| are|'d)?(?: just| really| always| going to)* (?:let|letting) (?:everybody|everyone|him|her|them|people|yourself|your \w+|my \w+|the \w+|mum|mom|dad) down\b/i,
    unless: /\b(?:he|she|they|nobody|never|not|don't want to|so (?:i|you) don't)\b.{0,20}\blet\w*\b/,
    hear: [
      'That is measured against what you meant to be for them, and you set that high.',
      'They may have forgotten it by the weekend. You are the one who keeps it on file.',
    ],
    ask: ['What would they say, if they heard you say that?', 'What had you wanted to give them?'],
  },
  {
    id: 'did-not-even-look',
    general: true,
    cues: "didn't did didnt never",
    when: /\byou (?:didn't|did not|never) (?:even |once |properly |actually )*(?:notice|noticed|see it|look(?:ed)?(?: up| back| round)?|ask(?:ed)?(?: him| her| them| why| how)?|stop(?:ped)?|check(?:ed)?|listen(?:ed)?|answer(?:ed)?(?: him| her)?|pick(?:ed)? up|visit(?:ed)?|ring back|rang back|call(?:ed)? back|go in|wait(?:ed)?|turn(?:ed)? round|thank(?:ed)? (?:him|her|them)|say goodbye|said goodbye|say thank you|say sorry|apologi[sz]ed?|defend(?:ed)? (?:him|her|them)|help(?:ed)?(?: him| her| them)?)(?:$| when| until| that| properly| after| to)/i,
    unless:
      /\b(?:didn't notice me|stop (?:crying|laughing|dancing|smiling)|once cried|go in the end|proud|didn't ask for|never asked for|didn't ask to|never stopped|wait to|help (?:that|it)|look bad)\b/,
    hear: [
      'It would have taken a second, and nothing told you then which second it was.',
      'The things left undone are quieter than the others and stay longer.',
      'One goes through a day like that with half an eye. The whole of it only opens afterwards.',
    ],
    ask: ['What had your mind been on?', 'When did it come to you?', 'What would you do now, in that same minute?'],
  },
  {
    id: 'gave-their-word',
    cues: 'promis swor swear word vow',
    when: /\byou(?:'d| had|'ve| have)? (?:promised|sworn|swore|vowed|gave (?:him|her|them|your) word|given your word|made a promise)\b/i,
    unless:
      /\b(?:he|she|they) (?:had )?promised|promised (?:me|land)|swore at|sworn at|swear word|kept my|kept the promise|to protect and|sworn in/,
    hear: [
      'You can hear yourself saying it, still. A word given goes on standing in the room after everyone has left.',
      'When it was promised it was meant. That is why it weighs.',
      'There is what it costs to keep and what it costs to break, and nobody else gets to see the sum.',
    ],
    ask: ['How did you put it, when you promised?', 'Do they still hold you to it?', 'What made it hard to keep?'],
  },
  {
    id: 'raised-your-voice',
    cues: 'shout yell scream snap roar lost bawl swore bit blew flew',
    when: new RegExp(
      `\\byou(?:'ve|'d| had| have| just| only| really| properly| actually| then| absolutely| completely| enjoyed)* (?:shout(?:ed|ing)|yell(?:ed|ing)|scream(?:ed|ing)|snapped|roar(?:ed)?|bawled|swore|hissed) at ${them}|\\byou(?:'ve|'d| just| properly| really| completely)* (?:lost (?:it|the rag|your rag|your head|your cool|your temper)|flew off the handle|blew up at|bit (?:his|her) head off)\\b|\\b(?:gutted|ashamed|sorry|disgusted)(?: wi| with| of| o)?(?: yourself)? (?:for|about) (?:shouting|yelling|screaming|snapping)|^(?:and |so |then )?you (?:just )?shouted$`,
      'i',
    ),
    unless:
      /\b(?:faith|sobbing|kazoo|dinosaur|lost my temper with it|shouted at (?:me|you)|laughing|in the lift|stuck|panic|lost it (?:on|in) the (?:bus|sea|post)|lost it laughing|lost (?:it|my head) (?:completely )?(?:when|and cried|crying)|hoarse with|football|the (?:telly|tv|printer|screen|laptop|referee)|cheer)\b/,
    hear: [
      'It is over in seconds and then there is the quiet, with everybody in it.',
      'Something had been filling up all day, most likely, and they were the ones standing there when it went over.',
      'You heard it yourself while it was coming out. That is a horrible place to stand.',
    ],
    ask: [
      'What kind of day had led up to it?',
      'How did you two get through the rest of that day?',
      'What was the very last drop?',
      'What did their face do?',
    ],
  },
  {
    id: 'said-a-cruel-thing',
    cues: 'called told said',
    when: new RegExp(
      `\\byou(?:'ve|'d| just| actually| even)* (?:called ${them} (?:an? |the )?(?:\\w+ )?(?:selfish|lazy|stupid|coward|liar|useless|pathetic|idiot|weak|mad|crazy|cheat|spoilt|spoiled|ungrateful|poison|cold|cow|bitch|fat|ugly|boring|names|nuisance|failure|drunk|worse)|told ${them} (?:to (?:man up|shut up|get (?:out|lost)|stop being|grow up|go away|pull|fuck off|not be so|get over|piss off)|(?:that )?(?:he|she|they) (?:didn't|hadn't|needn't|was (?:a|no|just|useless|selfish)|never)|it was (?:his|her|their) (?:own )?fault)|said (?:she|he|they) (?:was|were) (?:just |exactly )?(?:like|as bad|useless|selfish|no better)|said (?:things|some things|terrible things|awful things|horrible things|unforgivable things) (?:about|you|to|that|i)|said a thing you|said (?:the thing|something) about (?:his|her|their) (?:dad|mum|mom|mother|father|family|son|daughter|boy|weight|divorce|ex|wife|husband|kids))`,
      'i',
    ),
    unless:
      /\b(?:accent|egg|river|hip|laughed|proud|beautiful|loved|lovely|told (?:him|her|them|it) (?:that )?(?:he|she|they) (?:was|were|'s|is|had|'d) (?:safe|doing|good|so|great|brilliant|not alone|welcome|right|going|pregnant|mine|going to)|you loved|pregnant|told (?:him|her) to leave and|felt (?:good|great)|he deserved|tax|told (?:me|you)|hit (?:me|you)|cheated)\b/,
    hear: [
      'Words like that come from somewhere hot, and they stay on the table long after it has cooled.',
      'You know just where it went in, because you know them that well.',
      'The other one has it by heart now too, and there are two of you who cannot unhear it.',
    ],
    ask: ['What did they do when you had said it?', 'What had you wanted to say, under that?', 'How long ago is it?'],
  },
  {
    id: 'heard-oneself-say-it',
    cues: 'heard hear knew know mouth out slipp',
    when: /\byou (?:heard|hear|could hear) (?:yourself|your own (?:voice|mouth)|your (?:mother|father|mum|mom|dad)'?s? (?:voice|words)?)\b|\bit (?:was|came|just came|just slipped|slipped|'d come) out (?:before you|of your mouth|and you|wrong)\b|\byou didn't (?:even )?(?:know you were going to say|mean to say)\b/i,
    unless: /\b(?:flour|talk and talk|sing|laugh|recording|on the radio|voicemail)\w*\b/,
    hear: [
      'You stand beside your own mouth and listen to it going ahead without you.',
      'By the time one has heard it, it belongs to everyone in the room.',
    ],
    ask: ['Where do you think that came from?', 'What happened in the second after?'],
  },
  {
    id: 'it-was-the-last-thing',
    cues: 'last',
    when: /\b(?:it|that|this)(?:'s| was|'d been| is| turned out to be)(?: the)? (?:very )?last (?:thing|time|words?|conversation|sentence|message|text|call|hug|meal)\b|\bthe last (?:thing|words?|sentence|text|message)(?: that)? (?:you|he|she|they)(?:'d| ever|'ve)? (?:said|says|wrote|sent|asked|heard|told|did|texted)\b/i,
    unless:
      /\b(?:told her it's|every year|cousin|last thing i (?:need|want)|the last time i (?:drink|lend|trust|ever|do|help)|last thing (?:at night|they need)|that's the last time|swear|never again)\b/,
    hear: [
      'Nobody was told that it would be the last, and so it was an ordinary one, like all the others before.',
      'A last thing gets to stand for all the rest, and it never asked to.',
      'Everything after it is missing, and so it has to carry far more than it can.',
    ],
    ask: [
      'What would you have put in its place?',
      'What were most of the others like?',
      'When did you understand that it had been the last?',
    ],
  },
  {
    id: 'there-would-be-time',
    cues: 'time wait later minute tomorrow next meaning always going said told thought meant',
    when: /\byou (?:told yourself|thought|always thought|figured|reckoned|kept thinking)(?: that)? (?:there(?:'d| would) (?:still |always )?be (?:time|plenty|another)|you(?:'d| had) (?:have )?(?:all the |more |plenty of |still )?time)\b|\byou (?:(?:were )?always (?:going|meaning|meant) to|kept (?:meaning to|putting (?:it|him|her|them) off))\b|\byou(?:'d)? (?:said|told (?:him|her|them)) ?(?:to )?"?(?:in a (?:minute|bit|sec|second|moment)|not now|later|next (?:time|week|year|month|summer)|wait (?:till|until)|let's wait|maybe (?:later|tomorrow)|another time|two minutes|tomorrow|after (?:lunch|dinner|this))/i,
    unless:
      /\b(?:you ask how|he said|she said|they said|finally did|in time for|always going to be|you were always going to (?:lose|fail))\b/,
    hear: [
      'Everybody says that sentence. Mostly there is a later, and so nobody gets out of the habit.',
      'It was an ordinary putting-off, the sort a life is full of, and this one was never called in again.',
      'You had it put by for a day with more room in it.',
    ],
    ask: [
      'What would you have done with that time together?',
      'What had seemed more pressing just then?',
      'When did you know it was too late for it?',
    ],
  },
  {
    id: 'would-give-anything',
    cues: 'give gave given',
    when: /\byou(?:'d| would|'d have| would have)?(?: still)? (?:give|given|gladly give) (?:anything|everything|all (?:you|the|of)|the (?:house|farm|world|lot)|your (?:right|left|house|life savings|eye|arm)|a lot|half)\b/i,
    unless: /\b(?:gave everything|give up|all my money to)\b/,
    hear: [
      'A price like that is named when nobody is left to pay it to.',
      'It tells how much it was worth, and one often only gets to see that from behind.',
    ],
    ask: ['What would be the first minute of it?', 'When does that wish come to you?'],
  },
  {
    id: 'before-you-could',
    cues: "before never time couldn't didn't",
    when: /\b(?:he|she|they|your \w+|it)(?:'d)? (?:died|passed(?: away)?|was gone|were gone|went|left|passed on) (?:just )?before (?:you|he|she|they|it)\b|\byou never (?:got (?:to|the chance)|had the chance|told (?:him|her|them)|said (?:it|goodbye|sorry|thank)|thanked (?:him|her)|asked (?:him|her|them))\b|\bby the time you (?:got|arrived|came|rang|heard|reached)\b|\byou (?:couldn't|didn't get to|never got to) (?:give|tell|say|show|thank|ask|hold|see) (?:it |him |her |them )?(?:to him|to her|goodbye|any ?more|in time|one last)?/i,
    beside:
      /\b(?:died|dead|pass(?:ed)?|funeral|gone|hospice|too late|the last|should|left for|airport|never|goodbye)\b/,
    unless:
      /\b(?:got to go|resus|couldn't say one|police|library|couldn't (?:give a|say no|say (?:anything|a word|it out|stop|why|what)|tell (?:you|if|which|whether|the)|see (?:a thing|the|anything|him behind)|ask for|hold (?:it|on|my|back)|show)|bus|train|sold out|you never told (?:him|her|them) (?:that )?(?:you|any))\b/,
    hear: [
      'You were on the way to it, and the end came from the other side.',
      'What was meant for them is still here and has nowhere to be handed in.',
      'So it stays with you, said or given to nobody, and quite complete.',
    ],
    ask: [
      'What was it that you wanted them to have?',
      'Do you say it anyway, somewhere?',
      'What do you think they knew without it?',
    ],
  },
];
