import type { Topic } from '../../../reading/topics.ts';
import { among, either, type Particular } from './particular.ts';
import {
  atLength,
  cause,
  children,
  couple,
  friend,
  harm,
  hour,
  pandemic,
  parents,
  purse,
  rest,
  someone,
  studying,
  time,
  wish,
  working,
} from './told.ts';

/** Of being alone themselves, rather than of keeping apart from an infection. */
const lonely =
  /\b(?:lonel\w+|alone|isolat(?:ed(?! (?:the|him|her|them|a))|ion)|no friends|miss(?:ing)?|no ?-?one|nobody|by myself|on my own|friendless|don'?t (?:have|know) any)\b/;
/** Of being uneasy with people oneself. */
const shy =
  /\b(?:(?:around|with|in front of|meeting|meet|talking to|facing|approach) (?:\w+ ){0,2}(?:people|strangers|others|groups?|crowds?|everyone)|social(?:ly)? (?:anxi\w+|awkward|phobi\w+)|public speaking|presentation|shy|(?:judg\w+|staring at|looking at|laugh\w* at|watching) me|what (?:people|they|others|everyone) thinks?|awkward (?:around|with|in|when)|feel awkward|embarrass\w*|blush\w*|not (?:a )?sociable)\b/;
/** Of being asked more than one wants to give. */
const askedTooMuch =
  /\b(?:say(?:ing)? no|(?:an?|do|does|doing|asks?|for|small|big|these|more) favou?rs?|asks? me|asking me|advantage|doormat|people[- ]?pleas\w+|guilt\w*|walk(?:s|ed)? all over|expects? me|drop everything|my own space|without asking|boundar\w+|always available|always the one)\b/;
/** Of talking with someone. */
const speech =
  /\b(?:communicat\w*|listen\w*|hear me|talk(?:s|ing|ed)? (?:to|with|about)|tell (?:him|her|them|my)|argu\w+|fight\w*|misunderst\w+|conversation|express|explain\w*|interrupt\w*|silent|ignor\w+|what (?:should|can|do) i say)\b/;

/** What a listener asks of friends, of being alone and of getting through to somebody. */
export const ofPeople: Readonly<Partial<Record<Topic, readonly Particular[]>>> = {
  friendship: [
    {
      ask: 'What did they want to keep from you?',
      when: /\b(?:hid(?:e|es|ing)? (?:it|things?|the|from)|in the dark|kept? (?:it )?(?:a )?secrets? from|without (?:telling|my knowledge))\b/,
      unless: /\b(?:party|trip|invit\w+|problems?|dating|boyfriend|girlfriend)\b/,
    },
    {
      ask: 'What did they say about you?',
      when: /\b(?:behind my back|bad ?mouth\w*|spread\w* (?:\w+ )?(?:rumou?rs?|lies)|gossip\w*|talk(?:s|ed|ing)? (?:bad|trash|shit|badly) about me)\b/,
      unless:
        /\b(?:(?:said|saying|says|telling (?:people|everyone|others)|claim\w*) (?:that )?i|terrible person|affair|called me)\b/,
    },
    {
      ask: 'How did you find out that you were left out?',
      when: /\b(?:didn'?t (?:invite|include|tell)|did not (?:invite|include|tell)|left (?:me )?out|without me|exclud\w+|not invited|wasn'?t invited)\b/,
      unless:
        /\b(?:saw|facebook|instagram|social media|told me|heard|photos?|found out|group chat|always|religio\w+|vaccin\w+)\b/,
    },
    {
      ask: 'What happened between you?',
      when: /\b(?:lost|losing|fight|fought|fell out|fall(?:en|ing)? out|drifted|apart|stopped|ignor\w+|distant|cut (?:me|off)|blocked|no longer|mad at|angry (?:at|with)|disputed?|problems?|issues?|misunderst\w+|betray\w*|upset|changed|treating)\b/,
      unless: either(
        cause,
        pandemic,
        /\b(?:told|lied|lies|said|posted|money|spread\w*|rumou?rs?|didn'?t (?:invite|include|return|tell|call|come)|invit\w+|exclud\w+|left (?:me )?out|busy|moved|died|stood me up|drunk|drink\w*|stole|owes?|shared)\b/,
      ),
    },
    {
      ask: 'How long have you known each other?',
      when: /\b(?:my|a|his|her|best|close|closest|this|that) friend\b/,
      unless: either(time, /\b(?:school|college|childhood|old|since|known|new|died|met)\b/),
    },
    {
      ask: 'When did you first notice it?',
      when: /\b(?:exclud\w+|distant|left (?:me )?out|leav(?:e|ing) me out|ignor\w+|drift\w*|changed|behind|apart|treat(?:s|ing|ed)?|avoid\w*|cold|different)\b/,
      unless: time,
    },
    {
      ask: 'Is it one of them, or the whole group?',
      when: /\b(?:friends|friend group|group)\b/,
      unless: either(
        pandemic,
        /\b(?:all|both|every|whole|group of|two friends|one of|my (?:best )?friend|none|some|no friends|miss(?:ing)?|she|he|her|him)\b/,
      ),
    },
    {
      ask: 'Have you been able to say anything to them?',
      when: friend,
      unless: either(
        pandemic,
        /\b(?:told|tell|talk(?:ed|ing)?|spoke|speak|said|say|ask(?:ed)?|texted|messaged|call(?:ed)?|confront\w*|reach(?:ed)? out|explain\w*|apologi[sz]ed|communicat\w*|brought|bring|miss(?:ing)?|blocked|died)\b/,
      ),
    },
    {
      ask: 'What did they answer?',
      when: /\bi (?:\w+ )?(?:told|asked|texted|messaged|wrote to|called|spoke to|talked to|confronted) (?:him|her|them|my friend|my friends)\b/,
      unless:
        /\b(?:(?:he|she|they) (?:\w+ )?(?:said|says|say|told|answered|replied|denied|laughed|blamed|ignored|blocked|didn'?t|responded|thought|feel|think|got|never)|no (?:answer|reply|response))\b/,
    },
    {
      ask: 'What were you like together, before this?',
      when: /\b(?:lost|losing|fight|fought|fell out|fall(?:en|ing)? out|drifted|apart|cold to|don'?t like me|left (?:me )?out|exclud\w+|not (?:\w+ )?hang ?out|stopped|ignor\w+|distant|cut (?:me|off)|blocked|no longer|mad at|angry (?:at|with)|disputed?|problems?|issues?|misunderst\w+|betray\w*|upset|changed|treating)\b/,
      unless: either(
        pandemic,
        /\b(?:close|inseparable|used to|always|every ?day|best|like (?:a )?(?:sisters?|brothers?|family)|miss|before)\b/,
      ),
    },
    {
      ask: 'What did you use to do together?',
      when: /\b(?:miss\w*|used to (?:hang|meet|see|go|do)|(?:not|n'?t) (?:\w+ )?(?:hang ?out|see (?:them|my friends|each other))|lost (?:my|all|a))\b/,
      unless:
        /\b(?:movies?|games?|dinner|eat(?:ing)?|coffee|bars?|parties|shopping|travel\w*|together|go out|walks?|sports?|danc\w+)\b/,
    },
    {
      ask: 'Do you still get to talk, by phone or online?',
      when: /\b(?:miss(?:ing|ed)? (?:my|them|him|her|hanging|seeing)|moved|far|in person|can'?t (?:see|meet)|haven'?t seen)\b/,
      unless:
        /\b(?:zoom|phone|calls?|called|video|facetime|online|text\w*|messages?|chat\w*|skype|talk|social media|internet|no friends|died)\b/,
    },
    {
      ask: 'What is it that you miss about them?',
      when: /\b(?:lost (?:my|all|a|them|touch)|stopped talking|blocked|cut (?:me )?off|fell out|friendship (?:is )?(?:over|ended)|used to be (?:\w+ )?(?:close|friends|inseparable)|drifted|not friends|no longer friends)\b/,
      unless: either(harm, /\b(?:miss\w*|hate|toxic|blackmail\w*|fake|glad|used me|using me)\b/),
    },
    {
      ask: 'Would you want the friendship back, if it could be?',
      when: /\b(?:lost (?:my|all|a|them|touch)|stopped talking|blocked|cut (?:me )?off|fell out|friendship (?:is )?(?:over|ended)|used to be (?:\w+ )?(?:close|friends|inseparable)|drifted|not friends|no longer friends)\b/,
      unless: either(wish, harm, /\b(?:back|repair|fix|make up|never|died|done with|toxic)\b/),
    },
  ],

  loneliness: [
    {
      ask: 'What would you be doing with them, if you could?',
      when: /\b(?:miss(?:ing)?|see) (?:\w+ )?(?:my )?(?:\w+ )?(?:friends|family|people|parents|kids|children|grand\w+)\b/,
      unless:
        /\b(?:died|passed|movies?|dinner|hugs?|shopping|coffee|go(?:ing)? out|hang(?:ing)? out|sports?|used to|no friends)\b/,
    },
    { ask: 'How long have you been feeling so alone?', when: lonely, unless: time },
    {
      ask: 'Who do you miss most?',
      when: /\b(?:lonel\w+|isolat(?:ed(?! (?:the|him|her|them|a))|ion)|miss(?:ing)?|all alone|feel(?:ing)? alone)\b/,
      unless:
        /\b(?:my (?:\w+ )?(?:husband|wife|ex|boyfriend|girlfriend|fianc\w+|mom|mum|mother|dad|father|sons?|daughter|kids|grandm\w+|best friend)|no friends|never had|miss (?:him|her|my (?!friends|family))|everyone|nobody to miss|club|team)\b/,
    },
    {
      ask: 'When did you first notice you were being left out?',
      when: /\b(?:left out|leav(?:e|es|ing) me out|exclud\w+|don'?t (?:invite|include)|didn'?t (?:invite|include)|without me)\b/,
      unless: time,
    },
    {
      ask: 'Have you told them how that was for you?',
      when: /\b(?:left out|leav(?:e|es|ing) me out|exclud\w+|don'?t (?:invite|include)|didn'?t (?:invite|include)|without me)\b/,
      unless:
        /\b(?:i (?:\w+ )?(?:told|said|asked|tried to talk|talked)|tell (?:him|her|them)|talk to (?:him|her|them)|have not|haven'?t|confront\w*)\b/,
    },
    {
      ask: 'Do you live on your own?',
      when: lonely,
      unless: either(
        children,
        /\b(?:liv(?:e|es|ing) (?:with|alone|by|on|in)|by myself|on my own|alone|roommates?|housemates?|husband|wife|single|my (?:family|parents)|home with|dorm|girlfriend|boyfriend|with my dog)\b/,
      ),
    },
    {
      ask: 'When did you last see somebody you like?',
      when: lonely,
      unless:
        /\b(?:last (?:saw|time|seen)|haven'?t seen|see (?:them|him|her|my) (?:every|once|often)|yesterday|ago|years|months|every (?:day|week)|visit\w*|swing by)\b/,
    },
    {
      ask: 'Was there a time when it was different?',
      when: lonely,
      unless:
        /\b(?:used to|before|was (?:popular|happy|close)|always|never|since|pandemic|covid|broke up|left me|moved|quarantin\w*|lockdown|died|anymore|lost)\b/,
    },
    {
      ask: 'Is there someone you could write to today?',
      when: lonely,
      unless:
        /\b(?:no ?-?(?:one|body)|don'?t have (?:any|friends)|no friends|friends? (?:i|that|who|are)|call(?:s|ed|ing)?|text\w*|video|zoom|messages?|facebook|talk(?:ed|ing)? (?:to|with)|reach(?:ed|ing)? out|write)\b/,
    },
    { ask: 'Which hours of the day are the loneliest?', when: lonely, unless: hour },
    {
      ask: 'What do you do with your evenings?',
      when: lonely,
      unless:
        /\b(?:evenings?|games?|tv|television|netflix|read(?:ing)?|movies?|music|work(?:ing)? (?:late|nights)|bed|hobb\w+|walks?|social media)\b/,
    },
    {
      ask: 'What happened with the people you used to have?',
      when: /\b(?:lost (?:all |most |many )?(?:of )?(?:my|the) (?:friends|people)|used to have (?:\w+ )?friends|everyone (?:left|leaves)|(?:friends|people) (?:\w+ ){0,2}(?:left me|drifted|are gone|no longer))\b/,
      unless: either(
        cause,
        pandemic,
        /\b(?:died|passed|moved|broke|divorc\w+|married|drugs|quit|fight|fought|cheat\w*|ran (?:off|away)|job)\b/,
      ),
    },
    {
      ask: 'What kind of company do you long for?',
      unless:
        /\b(?:hugs?|friends?|girlfriend|boyfriend|partner|someone (?:to|who)|face[- ]to[- ]face|in person|family|relationship|marry)\b/,
    },
    {
      ask: 'How do you hear from the people who are far away?',
      when: /\b(?:far|miles|overseas|abroad|another (?:country|state|city)|coast|distance|away from)\b/,
      unless: /\b(?:call\w*|text\w*|video|zoom|skype|phone|facetime|messages?|whatsapp|facebook|letters?|e-?mails?)\b/,
    },
    {
      ask: 'Are there people around you who just do not see it?',
      when: /\b(?:no ?(?:one|body) (?:cares?|listens?|understands?|sees?|notices?)|left out|unimportant|invisible|don'?t (?:fit|belong)|ignored?)\b/,
      unless: /\b(?:family|friends?|husband|wife|co-?workers?|live (?:alone|by myself))\b/,
    },
    {
      ask: 'Is there a pet, or a place, that keeps you company?',
      when: lonely,
      unless: /\b(?:dogs?|cats?|pets?|puppy|kitten|birds?|church|gym|park|library|garden|no pets?)\b/,
    },
  ],

  'a move': [
    { ask: 'How long have you been there now?', unless: time },
    {
      ask: 'What brought you there?',
      unless: either(
        cause,
        /\b(?:job|work|school|college|university|studies|study|husband|wife|partner|boyfriend|girlfriend|family|love|safety|divorc\w+|parents|for (?:my|a|the|his|her|our)|rent|cheaper|transfer\w*|over all this)\b/,
      ),
    },
    {
      ask: 'Did you go alone, or with someone?',
      unless:
        /\b(?:alone|by myself|on my own|we|us|our|with (?:my|him|her|them)|husband|wife|partner|boyfriend|girlfriend|family|kids|parents|single)\b/,
    },
    {
      ask: 'Who did you leave behind?',
      unless:
        /\b(?:left behind|friends?|family|parents|mom|mum|mother|dad|father|sister|brother|girlfriend|boyfriend|ex|nobody|no one|miss)\b/,
    },
    {
      ask: 'What do you miss most from where you were?',
      unless: either(harm, /\b(?:miss\w*|hated|glad|escape\w*|nothing there)\b/),
    },
    {
      ask: 'Have you met anyone there yet?',
      unless:
        /\b(?:met|meet(?:ing)?|new friends?|friends? here|know (?:any|no) ?-?(?:one|body)|no friends|don'?t know any|neighbou?rs?|no ?-?(?:one|body)|co-?workers?|classmates?|roommates?|clubs?|groups?|church)\b/,
    },
    {
      ask: 'What is the new place like?',
      unless:
        /\b(?:quiet|noisy|big|small|rural|cold|hot|ugly|nice|beautiful|expensive|dirty|lovely|boring|apartment|crowded|place is|town is|city is|it'?s a)\b/,
    },
    {
      ask: 'Is there one corner of it you like already?',
      unless:
        /\b(?:hate (?:it|everything)|like (?:the|my|it)|love (?:the|my|it)|park|cafe|library|beach|haven'?t moved|will move|moving (?:soon|next|in))\b/,
    },
    { ask: 'When is it hardest, the evenings or the weekends?', unless: hour },
    {
      ask: 'How often do you talk to people back home?',
      when: /\b(?:home|family|friends|parents|mom|mum|back there|homesick|miss\w*)\b/,
      unless: /\b(?:call\w*|text\w*|video|zoom|skype|phone|facetime|whatsapp|every (?:day|week)|daily|talk to)\b/,
    },
    {
      ask: 'Would you go back, if you could?',
      unless: either(harm, /\b(?:go(?:ing)? back|move back|return|went back|can'?t go|never go|visit)\b/),
    },
    {
      ask: 'How are you finding the work there?',
      when: working,
      unless: /\b(?:like|love|hate|enjoy|boss|co-?workers?|lost|fired|quit|hard|good|bad|no job|find)\b/,
    },
    { ask: 'What would make it feel a bit more like home?', unless: wish },
  ],

  'social worry': among({ when: shy }, [
    {
      ask: 'Which situations are the hardest, with people?',
      unless:
        /\b(?:groups?|part(?:y|ies)|class|work|meetings?|phone|dates?|dating|interviews?|speak\w*|presentation|strangers|small talk|eye contact|new people|school|store|public|crowds?|social media|friends?|chat)\b/,
    },
    {
      ask: 'Has it always been so, or did it begin somewhere?',
      unless: either(time, cause, /\b(?:used to|kid|child\w*|young\w*|teen\w*|school|accident\w*|by mistake|sent)\b/),
    },
    {
      ask: 'What do you think they see when they look at you?',
      when: /\b(?:judg\w+|star(?:e|es|ing)|look(?:ing|s)? at me|what (?:people|they|others|everyone) thinks?|laugh\w*|watch(?:ing)?)\b/,
      unless: /\b(?:ugly|fat|stupid|dumb|weird|loser|boring|awkward|strange|weak|idiot|incompetent|failure|photo)\b/,
    },
    {
      ask: 'When is the next time you have to face it?',
      when: /\b(?:presentation|party|parties|interview|meeting|speech|public speaking|class|event|wedding|date|reunion|gathering)\b/,
      unless:
        /\b(?:tomorrow|tonight|today|next|this (?:week\w*|month)|soon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|in (?:\w+ ){1,3}(?:days?|weeks?|months?)|yesterday|last|already|was)\b/,
    },
    {
      ask: 'What do you do when you get nervous there?',
      unless:
        /\b(?:leave|left|hide|hiding|phone|drink\w*|quiet|silent|freez\w*|froze|blush\w*|ramble\w*|stumbl\w*|avoid\w*|sweat\w*|shak\w+|laugh)\b/,
    },
    { ask: 'Is there anyone you feel at ease with?', unless: someone },
    {
      ask: 'What have you stayed away from because of it?',
      unless:
        /\b(?:avoid\w*|stay(?:ed|ing)? (?:home|away|in)|didn'?t go|skip\w*|cancel\w*|don'?t go|never go|isolat\w+|quit|miss(?:ed|ing))\b/,
    },
    {
      ask: 'How long do you think about it afterwards?',
      unless: /\b(?:after(?:wards?)?|replay\w*|days|hours|keep thinking|over and over|all night)\b/,
    },
    {
      ask: 'Did somebody once make fun of you?',
      when: /\b(?:laugh\w*|judg\w+|embarrass\w*|star(?:e|ing)|teas\w+|ashamed|shame)\b/,
      unless: /\b(?:bull\w+|laughed|teased?|made fun|mock\w*|insult\w*|photo)\b/,
    },
    {
      ask: 'What is the smallest company that is all right?',
      unless: /\b(?:one[- ]on[- ]one|small groups?|alone|one person|family|best friend|husband|wife|online)\b/,
    },
    {
      ask: 'Is it easier in writing, or on the phone?',
      unless: /\b(?:text\w*|online|writing|write|phone|calls?|chat|messages?|zoom|video)\b/,
    },
    { ask: 'What would you do if nobody were watching?', unless: wish },
  ]),

  talking: among({ when: speech }, [
    {
      ask: 'What was it that they took the wrong way?',
      when: /\b(?:misunderst\w+|took it (?:the )?wrong|wrong way|wrong idea|thought i was)\b/,
      unless: either(cause, /\b(?:ignor\w+|busy|texts?|messages?|joke|thought i was|said)\b/),
    },
    {
      ask: 'Who is it that you want to reach?',
      unless: either(
        parents,
        couple,
        children,
        friend,
        working,
        /\b(?:sister|brother|family|siblings?|neighbou?r|roommate|ex|teacher|professor|he|she|him|her|people|everyone|landlord|sibling|spouse|director|trial|customers?)\b/,
      ),
    },
    {
      ask: 'What was the last conversation like?',
      when: /\b(?:argu\w+|fight\w*|communicat\w*|listen\w*|misunderst\w+|talk(?:s|ing|ed)?|interrupt\w*|shut(?:s|ting)? down|silent)\b/,
      unless: either(
        time,
        /\b(?:said|says|told|yell\w*|scream\w*|text\w*|messages?|last (?:time|conversation|fight|argument)|haven'?t (?:told|talked|said|spoken)|never (?:talk|told)|stopped)\b/,
      ),
    },
    {
      ask: 'What do you most want them to understand?',
      unless:
        /\b(?:understand|want (?:him|her|them) to|need (?:him|her|them) to|know that|heard|trial|died|just accepted|acknowledge|affirmation|cut (?:me |all |off)|contact|sociable)\b/,
    },
    {
      ask: 'What happens when you try?',
      when: /\b(?:don'?t (?:listen|talk)|doesn'?t (?:listen|talk)|never listens?|not listen\w*|won'?t (?:listen|talk)|can'?t (?:say|express|talk|tell)|hard (?:time )?(?:to )?(?:talk|communicat)\w*|communicat\w*|interrupt\w*)\b/,
      unless:
        /\b(?:argu\w+|fight\w*|mad|yell\w*|scream\w*|ignor\w+|freez?e?s?|ramble|shut(?:s|ting)? down|walks? (?:away|out)|cries|cry|laugh\w*|defensive|dismiss\w*|haven'?t tried|stopped|never responded|interrupt\w*)\b/,
    },
    {
      ask: 'What keeps you from saying it?',
      when: /\b(?:can'?t (?:say|tell|express|talk|explain|find)|haven'?t (?:told|said|talked)|afraid|scared|how (?:do i|to|should i)|don'?t know how|what (?:should|do|can) i (?:say|tell))\b/,
      unless: either(
        cause,
        /\b(?:hurt|react\w*|mad|judg\w+|upset|afraid (?:of|that|he|she|they)|scared (?:of|that|he|she|they)|fear (?:he|she|they|of|that)|in fear|worried (?:that|it|he|she|they)|lose|effect)\b/,
      ),
    },
    {
      ask: 'How would you put it, in one sentence?',
      when: /\b(?:how (?:do i|to|should i|can i) (?:tell|say|bring|talk|approach|explain|ask|start|put)|what (?:should|do|can) i (?:say|tell)|can'?t find the words|don'?t know (?:how|what) to (?:say|tell))\b/,
      unless: /\b(?:i (?:said|told (?:him|her|them))|already|i would (?:say|tell)|trial|i just want to (?:say|tell))\b/,
    },
    {
      ask: 'Has it always been hard to talk with them?',
      when: /\b(?:communicat\w*|listen\w*|argu\w+|talk|misunderst\w+|interrupt\w*|silent|shut(?:s|ting)? down)\b/,
      unless: either(time, /\b(?:used to|before|always|never|new|anymore|changed|habit)\b/),
    },
    {
      ask: 'Is there a moment in the day when they listen?',
      when: /\b(?:(?:doesn'?t|don'?t|never|won'?t) (?:\w+ )?(?:listen\w*|hear)|interrupt\w*|ignor\w+|unheard)\b/,
      unless:
        /\b(?:never|sometimes|mornings?|evenings?|at night|dinner|bedtime|trial|stopped (?:talking|communicating))\b/,
    },
    {
      ask: 'Is it easier for you to write than to say?',
      when: /\b(?:can'?t (?:say|tell|express|talk|explain|find)|hard to (?:say|tell|express|talk|explain)|freeze|ramble|tongue|words|don'?t know how to (?:say|tell|communicate|explain))\b/,
      unless: /\b(?:writ(?:e|ing|ten)|wrote|letters?|text\w*|e-?mails?|notes?|messages?|paper)\b/,
    },
    {
      ask: 'What do you end up arguing about?',
      when: /\b(?:argu\w+|fight(?:s|ing)?|bicker\w*|quarrel\w*)\b/,
      unless:
        /\b(?:about|over (?:the|my|our|his|her|money|little|small|stupid|everything)|tone|rude|job|money|kids|because|stupid|anything)\b/,
    },
    {
      ask: 'Do they see that something is wrong?',
      when: either(couple, parents, friend),
      unless:
        /\b(?:knows?|notice[sd]?|sees?|aware|told|tell|argu\w+|fight\w*|wants? to (?:know|help)|asked|asks|both|stopped|blocked|cut|ignor\w+|mad|ex|kids)\b/,
    },
    {
      ask: 'What did you leave unsaid last time?',
      when: /\b(?:argu\w+|argument|fight|fought|talked|conversation)\b/,
      unless: /\b(?:should have (?:said|told)|unsaid|wanted to (?:say|tell)|everything|didn'?t (?:say|tell))\b/,
    },
    {
      ask: 'How would you like it to go next time?',
      unless: either(
        wish,
        /\b(?:next time|never (?:talk|speak)|died|trial|blocked|no longer|cut (?:me |all |off)|accepted)\b/,
      ),
    },
  ]),

  boundaries: among({ when: askedTooMuch }, [
    {
      ask: 'Who is it that keeps asking?',
      unless: either(
        atLength,
        parents,
        couple,
        children,
        friend,
        working,
        /\b(?:sister|brother|family|neighbou?r|roommate|ex|people|everyone|teacher|professor|she|he|they|coworker|advisors?|program)\b/,
      ),
    },
    {
      ask: 'What did they ask of you last?',
      when: /\b(?:ask(?:s|ed|ing)?|favou?rs?|expects?|advantage|wants? me|demands?|drop everything)\b/,
      unless: either(
        time,
        /\b(?:money|lend|borrow\w*|babysit\w*|drive|ride|shift|stay|pay|to (?:do|help|come|cover|work|support|be|take)|academic)\b/,
      ),
    },
    {
      ask: 'What happens when you say no?',
      when: /\b(?:say(?:ing)? no|asks?|expects?|advantage|favou?rs?|pleas(?:e|ing|er)|guilt\w*|doormat|demands?|walk(?:s|ed)? all over)\b/,
      unless:
        /\b(?:angry|mad|upset|guilt\w*|ignor\w+|silent|yell\w*|never (?:say|said)|can'?t say no|said no|say no and|cries|leave|fired|sulk\w*|coursework|quit)\b/,
    },
    {
      ask: 'What makes the no so hard to say?',
      when: /\b(?:can'?t say no|say(?:ing)? no|people[- ]?pleas\w+|hard to (?:say|refuse)|never say no|always say yes)\b/,
      unless: either(
        cause,
        /\b(?:guilt\w*|afraid|scared|hurt|angry|like me|selfish|conflict|fear|disappoint\w*|alone)\b/,
      ),
    },
    { ask: 'How long has it been going like that?', unless: time },
    {
      ask: 'Do they know that it is too much for you?',
      when: either(parents, couple, friend, working, /\b(?:sister|brother|roommate|neighbou?r|family|people)\b/),
      unless: /\b(?:know(?:s)?|told|tell|said|talk(?:ed)?|complain\w*|aware|hint\w*|ignored me|explained|discuss\w*)\b/,
    },
    {
      ask: 'What does it cost you, in time or in sleep?',
      unless: either(rest, purse, /\b(?:time|hours?|weekends?|drain\w*|tired|exhaust\w+|health)\b/),
    },
    {
      ask: 'Is there anyone you can say no to?',
      when: /\b(?:say(?:ing)? no|people[- ]?pleas\w+|advantage|favou?rs?|doormat)\b/,
      unless: /\b(?:except|only (?:my|to)|no ?(?:one|body)|anyone|everyone|never)\b/,
    },
    {
      ask: 'What would be all right, and what is too much?',
      unless: /\b(?:too much|all right with|don'?t mind|fine with|okay with|happy to|limit\w*|enough)\b/,
    },
    {
      ask: 'What are you afraid of losing if you refuse?',
      when: /\b(?:afraid|scared|fear|worried|lose|losing|like me|leave|say(?:ing)? no)\b/,
      unless:
        /\b(?:los(?:e|ing) (?:my|him|her|them|the)|friendship|job|alone|love me|hate me|scholarship|relationship)\b/,
    },
    {
      ask: 'What do you get back from them?',
      when: either(friend, couple, /\b(?:advantage|favou?rs?|using me|uses? me|give|helped|always the one|lend)\b/),
      unless: /\b(?:nothing|never (?:give|gives|help|helps|thank\w*)|in return|thank\w*|back|support)\b/,
    },
    {
      ask: 'What would you do with that time, if it were yours?',
      when: /\b(?:time|weekends?|evenings?|space|drop everything|available|hours)\b/,
      unless: either(wish, studying),
    },
  ]),
};
