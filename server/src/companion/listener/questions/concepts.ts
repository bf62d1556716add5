/**
 * Words that come to the same for what a question is after, each group under one name: whoever says 'sacked' and whoever
 * says 'let go' ask the same thing next. A star stands for any ending; more than one word stands as it is written.
 */
const groups: Readonly<Record<string, string>> = {
  // Who it is about.
  mother: 'mum, mums, mom, moms, mam, mother, mothers, mummy, mommy, ma',
  father: 'dad, dads, father, fathers, daddy, pa',
  parents:
    'parents, parent, folks, mum and dad, mum, mom, mother, dad, father, mam, stepmum, stepmom, stepdad, stepfather, stepmother',
  grandparent:
    'nan, nans, nana, gran, grans, granny, grandma, grandad, granddad, grandpa, grandmother, grandfather, grandparents',
  inlaw:
    'in laws, in-laws, mother-in-law, mother in law, father-in-law, father in law, mil, inlaws, brother-in-law, brother in law, sister-in-law, sister in law, his parents, her parents, his mum, his mother, her mother, his family, her family, husbands parents',
  sibling: 'brother, brothers, sister, sisters, sis, bro, stepbrother, stepsister, half-brother, half-sister, twin',
  relative: 'family, uncle, aunt, auntie, aunty, cousin, cousins, relatives, nephew, niece, godmother, godson',
  child:
    'son, sons, daughter, daughters, kid, kids, child, children, lad, boy, boys, girl, girls, little one, little ones, toddler, twins, stepson, my eldest, my youngest, grandson, granddaughter, grandkids',
  small:
    "little, toddler, primary school, two year old, three year old, four year old, five year old, six year old, seven year old, eight year old, is three, is four, is five, is six, is seven, is eight, is nine, is ten, he's four, he's five, he's six, he's seven, he's eight, he's nine, she's four, she's five, she's six, she's seven, she's eight, she's nine, only five, only six, only seven, hes six, shes six, nursery, pupil, little girl, little boy, small child, 4 year old, 5 year old, 6 year old, 7 year old, 8 year old, 3 year old, is 6, is 7, is 8, is 9, are 6, are five, 7 yr old, kids, children",
  grown:
    'grown, grown-up, grown up, adult, at uni, university, abroad, in london, in canada, in the army, is 24, is 25, is 26, is 30, lives 3 hours, student, far off, grandchildren, at college, lives in, away at',
  teen: "teen, teens, teenager, teenagers, teenage, thirteen, fourteen, fifteen, sixteen, is 13, is 14, is 15, is 16, shes 14, she's 14, he's 13, hes 16, 14 year old, 15 year old, 16 year old, adolescent",
  baby: 'baby, babies, newborn, weeks old, months old, breastfe*, nappy, nappies, latch*, latching, feeds, a feed, colic, infant, midwife, health visitor',
  partner:
    'husband, husbands, wife, wifes, partner, partners, boyfriend, boyfriends, girlfriend, girlfriends, bf, gf, hubby, missus, fiance*, spouse, other half, married, marriage',
  ex: "ex, exes, ex-wife, ex-husband, my ex's, broke up, break up, breakup, break-up, split up, we split, dumped, dumped me, finished with me, ended it with me, left me, separated, divorce*, divorced, after the divorce",
  friend: 'friend, friends, mate, mates, bestie, bff, best friend, pal, pals, buddy, friendship, bridesmaid, workmate',
  neighbour: 'neighbour*, neighbor*, next door, upstairs, downstairs, couple above, through the wall, over the fence',
  flatmate: 'flatmate*, flat mate, roommate*, room mate, housemate*, roomie, shared house, flatshare, share a flat',
  colleague:
    'colleague*, coworker*, co-worker*, teammate, workmate*, someone at work, the office, guy at work, desk away, desks away, my team, accounts, reception',
  boss: 'boss, bosses, manager, managers, supervisor, line manager, team lead, team leader, employer, hr, owner, head of department, chef, ward sister, head teacher, headteacher, gaffer, foreman',
  teacher: 'teacher, teachers, coach, lecturer, professor, tutor',
  crush:
    'crush, fancy, in love with, like him, like her, i like a, falling for, fallen for, feelings for, man from, lady, girl on my bus, a girl out, a guy',
  pet: 'dog, dogs, cat, cats, puppy, kitten, rabbit, horse, hamster, guinea pig, pet, pets, vet, old girl, old boy',
  stranger:
    "stranger*, people i don't know, people i dont know, know nobody, know no one, nobody there, knows each other, know each other, know two people",
  professional:
    'therap*, counsell*, counselor*, psycholog*, psychiatr*, professional, gp, shrink, mental health team, waitlist*, waiting list',
  // What happened.
  jobloss:
    "redundan*, sacked, the sack, laid off, fired, lost my job, let me go, let go, got the boot, out of work, out of a job, no job, lost his job, losing my job, losing a job, lost the job, factory closed, isn't working any more",
  hiding:
    "doesn't know, doesnt know, haven't told, havent told, hiding, hidden, pretend*, still thinks, secret, come clean, own up, lied about, lying, behind her back, said nothing, faking",
  illness:
    'cancer, tumou*, diagnos*, parkinson*, diabet*, disease, ms, ill, illness, sick, operation, chemo, kidney, heart disease, stroke, surgery, unwell, hospital',
  dementia:
    "dementia, alzheimer*, lewy, confused, forgets, forget who, doesn't recognise, doesn't know me, wanders, memory",
  results:
    "results, result, biopsy, scan, mri, blood test*, lump, test results, waiting to hear, they'll ring, the clinic, consultant",
  waiting: 'waiting, wait, the wait, until the doctor, till thursday, until, till',
  died: 'died, dead, death, passed away, passed, funeral, dying, late husband, late wife, late father, widow*, grief, griev*, lost her husband, lost his son, lost their, lost her, lost his, miscarriage, stillb*, bereave*, without him, without her, without mum, without dad, is gone, been gone, mine is gone, after a death',
  belongings:
    'clothes, belongings, things, shoes, wardrobe, room, workshop, flat, house, papers, clear, clear out, sort out, sorting, throw away, give away, put away, side of the wardrobe',
  anniversary:
    "anniversary, birthday, first christmas, mother's day, mothers day, father's day, fathers day, first year, a year tomorrow, the date, new year, the first, years day, would've been",
  holiday:
    'christmas, xmas, easter, thanksgiving, eid, diwali, new year*, nye, the holidays, birthday, bank holiday, hanukkah',
  failed:
    "fail*, flunk*, rejected, rejection*, didn't pass, didnt pass, didn't get in, didnt get in, turned down, turned me down, not passed, expelled, kicked out, dropped out, drop out, second time, third time, again and again, another no, didn't get the, didnt get the, applications, the grades, retake",
  dropped:
    "dropped, benched, off the team, the team, didn't make, didnt make the, squad, cut from, kicked off, first team, not picked, get picked, academy, orchestra, netball, football, rugby, swim team",
  pregnant: 'pregnan*, expecting, having a baby, maternity, due in, weeks pregnant, 12 weeks, the scan at work',
  cheated:
    'cheat*, affair, unfaithful, slept with, slept w, kissed, another man, another woman, someone else, fling, one night stand, seeing someone',
  mine: "i cheated, i kissed, i slept, i had an affair, i was unfaithful, kissed somebody, kissed a guy, i've been seeing, cheated on my, cheated on her, cheated on him",
  theirs:
    "he cheated, she cheated, cheated on me, had an affair, hes cheating, he's cheating, he slept, she slept, he kissed, been with another",
  silence:
    "gone quiet, so quiet, silent, distant, withdrawn, closed up, won't talk, wont talk, doesn't talk, doesnt talk, says it's nothing, don't start, dont start, says he's fine, says she's fine, im fine, just tired, one word, one-word, grunt*, hardly speaks, shuts the door, stays in his room, ignores, won't speak, won't come out",
  ghosted:
    'ghost*, vanish*, disappeared, unmatched, stopped replying, stop replying, stopped answering, never heard from',
  unread:
    "left on read, on read, hasn't answered, hasnt answered, no answer, no reply, not replied, doesn't reply, doesnt reply, didn't answer, didnt answer, isn't answering, isnt answering, doesnt answer, double text, reads them, online, text again, text her again, write again",
  dating:
    'dating, date, dates, tinder, hinge, bumble, the apps, dating app*, first date, meet someone, meet somebody, match, swip*',
  noise:
    'noise, noisy, loud, music, bass, drums, drill*, party every, parties, stomp*, bark*, scream*, shout*, tv, turn it down, woken',
  uninvited:
    'without calling, without asking, unannounced, uninvited, turns up, turning up, turn up, shows up, drops in, drop in, just appears, appears, every weekend, every sunday, with the key, at the door, here too much, ring first, comes over, came over, come round',
  moving:
    'moving away, moving to, moves to, emigrat*, leaving town, goes to uni, going away, last day, moving abroad, goodbye, leaves for, for good, farewell, leaving card',
  moved: 'moved, new in town, new here, new place, new town, new school, new city, abroad, another city',
  livesoff:
    "moved in, moved back in, lives with us, lives with me, lives here, living with us, living at home, lives at home, sofa, rent free, pays nothing, doesnt help, doesn't help, lift a finger, like a hotel, board money, contribute, charge, eats us",
  rent: 'rent, bills, mortgage, overdraft, owe, owes, debt*, loan*, bailiff*, final notice, evict*, maxed, credit card*, creditors, behind on, repay, skint, broke',
  lent: 'lent, lend, borrow*, owes me, owe me, owes us, paid me back, pay me back, pay you back, get it back, money back, loan',
  money: 'money, pay, paid, wage*, salary, spend*, afford, cost*, quid, pounds, cash, earn*, bank, savings, price',
  raise:
    'raise, pay rise, a rise, promotion, promoted, earns more, paid more, more pay, worth, same money, negotiate, salary',
  resign:
    'notice, resign*, hand in, handing in, leaving the company, new job, another offer, burning bridges, accepted somewhere, quit, quitting, jack it in, walk out',
  job: 'job, jobs, work, working, workplace, office, shift, shifts, company, career, warehouse, ward, kitchen, team, factory, at my desk, overtime, rota, project',
  hatejob:
    "hate my job, hate the, sick of this job, can't stand work, cant stand work, dread going, dread mondays, loathe, makes me miserable, makes me ill, a job i hate, hate it there",
  interview: 'interview*',
  speech:
    'speech, presentation, presenting, present, toast, best man, talk in front, in front of people, audience, stage, pitch, lecture, audition, recital, eulogy, reading at mass, stand up in front, viva, panel, conference, seminar, the board, thesis',
  meeting: 'meeting, meetings',
  lead: "lead, leading, manage, head of, manager, in charge, taking over, running the shift, shift leader, my new team, my own team, they're all older, new boss, new manager, promoted over",
  mistake:
    'mistake, error, messed up, screwed up, cocked up, wrong figures, wrong date, deleted, forgot to send, forgot to, broke the machine, gave the wrong, wrong meal',
  shouting:
    'shout*, yell*, scream*, snap*, lost my temper, lost it, lose it, losing it, lose my temper, losing my temper, roared, smacked, temper, raised my voice, explode, rage, anger, angry, furious, short fuse, irritable',
  bullied:
    'bull*, picks on, pick on, picked on, teased, humiliat*, belittl*, called names, pushed him, dirt, laughs at me, told off, tears me down, hates me, criticis*, criticiz*, unfair, rolls her eyes, rude',
  credit:
    'credit, my idea, my ideas, steal*, stole, stolen, copies, nicked, passed off, as his own, as hers, my slides, my work, my figures, my design, my report',
  overload:
    "too much, workload, overload*, drowning, keep up, burn out, burning out, burned out, burnt out, overwhelm*, on my plate, can't do it all, cant do it all, three jobs, not coping",
  offhours:
    'at night, at ten, 11pm, midnight, weekend*, day off, days off, on holiday, after work, evening, dinner, out of hours, at all hours, pings, whatsapp*, group chat, texts me, messages',
  cover:
    'cover, covering, extra shift*, overtime, another shift, another saturday, said yes, come in, another project, do the weekend, take it back, rota',
  carer:
    'carer, care for, caring, look after, looks after, childcare, nursery, disabled, dialysis, fewer hours, flexible, part time, work from home, home office, remote, mornings off',
  crying: 'cry, cries, cried, crying, tears, burst into tears, sobb*',
  nightshift: 'night shift*, on nights, nights, by day, in the day, daytime, working nights, night worker',
  sleep: 'sleep*, asleep, awake, kip, insomnia, bed, lie there, switch off, wide awake',
  bigday:
    'tomorrow, tmr, in the morning, big day, night before, exam, wedding, court, hearing, first day, match, driving test',
  letter:
    'letter*, envelope*, post, mail, unopened, opened, open it, open the, brown envelope, pile of post, not opened',
  homesick: 'homesick*, miss home, miss my home, miss my country, miss my city, far from home, go home, my people',
  help: 'help, a hand, accept help, let people help, ask for help, burden',
  sayno:
    "say no, saying no, refuse, get out of, boundar*, stand up to, set limits, turn down, people pleas*, assertive, always say yes, saying yes, not coming, don't want to go, dont want to go, dont wanna go, too nice, cant say no, can't say no",
  sorry: 'apolog*, sorry, make it right, make it up, put it right, put that right, fix it, amends, repair',
  gay: "gay, lesbian, bi, bisexual, trans, queer, nonbinary, non-binary, come out, coming out, like girls, like boys, i'm a woman, i'm a man",
  estranged:
    "no contact, estranged, left us, walked out, cut me off, cut him off, haven't spoken, havent spoken, don't speak, dont speak, abandoned, abusive, beat me, not spoken, wants contact, forgive",
  inherit:
    "inherit*, the will, estate, solicitor*, mum's house, dad's house, dads house, selling, sell, ashes, contesting, farm, mums ring",
  separation: "divorc*, separat*, splitting up, splitting, doesn't live here, leaving their dad",
  drifted:
    "lost touch, drifted, in touch, years ago, haven't talked, haven't seen, old friend, old friendship, grew apart, school friend, used to talk, after years, after 20 years, reconnect*, reach out",
  onesided:
    'one-sided, one sided, always me, never calls, never asks, only writes, only rings, only calls, if i dont text, never asks how, i always call, i always, making effort, just take, talks about herself, talks about himself, needs something',
  leftout:
    "left out, without me, didn't invite, didnt invite, not invited, didn't ask me, didnt ask me, group chat, gc, sits with, sit with, other girls, their table, blanks, ignores me, behind my back, told everyone, my secret, dating my ex, laughed at me, ditched, cancelled on me, forgot my, betray*, lied to me",
  lunch: 'lunch, at school, table, the gate, class, uni, groups, group',
  makefriends:
    'make friends, making friends, find friends, find people, meet people, mates in, no friends, know people, get to know, new friends, got their groups, got their own, already got, real friends, got some',
  unwell:
    "depress*, anxi*, struggling, not ok, not okay, isn't eating, isnt eating, drinks too much, panic attacks, burned out, mental health, really low, feels low, not well, doesn't look well, won't come out",
  comfort:
    'support, be there, comfort, help him, help her, what can i do for, how can i help, condolences, in the card',
  cleaning:
    'clean*, dishes, washing up, mess, messy, bins, bathroom, kitchen, hair everywhere, tidy, laundry, housework, hoover*',
  jealous: 'jealous*, envious, possessive',
  getover:
    'get over, getting over, move on, let go, let her go, let him go, forget someone, get past, over him, over her, stop loving, stop thinking about him, stop thinking about her, out of my head, still love, still in love, miss him, miss her, still think of her',
  phone: 'phone, scroll*, instagram, tiktok, tik tok, social media, screen time, doomscroll*, screen, online',
  snoop:
    'look at his, look through, check his, check her, his messages, her messages, read her, read his, his texts, go through, password, whatsapp, laptop, her dms, his phone, her phone',
  breakup:
    "break up with, breaking up, end it, end things, leaving him, leave him, leave her, leave my, dump someone, break it off, it's over, its over, splitting up with, split up with",
  stayorgo:
    'stay or go, stay or leave, leave or stay, should i stay, should i leave, another chance, stay together, worth staying, is over, still happy, not happy with him, do i stay',
  intimate: 'affection, close for months, sex, intimate, touch',
  test: 'exam, exams, finals, revis*, study, studying, midterms, gcse*, a-level*, coursework, essay, topics, course, learn',
  fearof:
    'flying, plane, planes, flight, dentist, needle*, injection*, lift, lifts, elevator*, motorway, bridge*, anaesthetic, claustrophob*, faint, heights, spider*, driving, drive, operation, scared of, afraid of, terrified of, fear of, phobia',
  scared:
    'scared, afraid, terrified, nervous, nerves, fear, worried, anxious, dread*, panic*, frightened, shaking, shake',
  panic:
    "panic attack*, panicking, anxiety attack, can't breathe, cant breathe, heart is racing, heart's pounding, hyperventilat*, chest tight, heart racing",
  calm: 'calm, calm down, relax, settle, slow down, slow your, wound up, come down, racing, right now, rn, this minute',
  lonely:
    'lonely, loneliness, alone, by myself, on my own, no one to talk, nobody to talk, nobody, no one, all alone, by yourself',
  outing:
    'party, wedding, reunion, drinks, dinner, gig, class, choir, going out, go out, invited, reception, networking, do, dance, skip, cancel, bail',
  tonight: 'tonight, this evening, evenings, evening, saturday night, sunday nights, in the evening',
  euthanise:
    "put down, put to sleep, put him to sleep, put her to sleep, put him down, put her down, let her go, let him go, it's time, the right moment, hardly stand, suffering, last day, in the room",
  cringe:
    'embarrass*, cringe, cringing, awkward, stupid thing, replay*, made a fool, fool of myself, humiliat*, said something stupid, going over it, live that down, face them, fell over',
  postpone:
    "procrastinat*, putting off, put off, putting it off, putting things off, tax return, paperwork, forms, the forms, haven't started, havent started, avoiding, where do i start, get started, get going, where do i begin, homework, thesis, emails unanswered, pile",
  compare:
    'compar*, everyone else, everybody else, further than me, behind everyone, measuring myself, what others have, other mums, got it all',
  drink: 'drink, drinks, drinking, drunk, wine, beer*, vodka, alcohol, bottle, booze, sober, glass',
  tired:
    "no energy, energy, motivation, motivated, out of bed, in bed, get up, effort, can't be bothered, cant be bothered, heavy, exhausted, tired, shower, can't move, cant move, do anything",
  body: 'my body, how i look, my face, my looks, my stomach, fat, mirror, weight, disgusting, nose, ugly, thin*, photo, ageing',
  guilt:
    "forgive myself, guilt*, blam*, live with myself, live with what, punish*, hate myself, wasn't there, should have, what i did",
  habit:
    'habit, routine, exercis*, gym, running, run, meditat*, yoga, journal, resolution*, stick to, keep it up, every day, healthier, walk, reading',
  decide:
    'decide, decision*, choose, choice, make up my mind, make my mind up, cant make up, torn, which one, two offers, either',
  ring: 'text, texts, text him, text her, message, write, call, ring, phone him, email, reply, send, contact, reach out, respond, answer',
  asking: 'ask him, ask her, ask for, ask someone, how do i ask, ask out, ask a, ask them, ask my',
  saying:
    'tell, say, words, put it, break it, explain, what do i say, bring it up, bring up, bring this, raise it, phrase, announce, come clean, mention, answer',
  confront: 'confront, call him out, call her out, stand up, say something',
  whatdo:
    'what do i do, what should i do, what can i do, what do we do, what would you do, idk what to do, what now, any tips, tips, advice, any advice, any idea, what helps, help',
  howstop: 'how do i stop, how can i stop, how to stop, stop, quit, cut down, less, get rid, without',
  shouldi: 'should i, do i, shall i, would it be, is it ok, is it wrong, can i, ought i, do you think i should',
  howget: 'how do people, how do you, how does anyone, get through, cope, survive, stand it, deal with, bear, manage',
  howknow: 'how do i know, how will i know, how do you know, is it time, when should, when do you, too soon, too early',
  // Asked of their own doings, and of others.
  judge:
    'sad, weird, odd, strange, silly, daft, foolish, selfish, stupid, pathetic, morbid, mad, crazy, bad, wrong, awful, terrible, childish, ridiculous, lame, cruel, rude, mean, lying, cheating, normal, cowardly, vain, cold, greedy, disloyal, embarrassing',
  isit: "is that, is it, isn't it, am i, was that, was it, does that make, would that, would it, is this, isnt it",
  much: 'too much, bit much, over the top, too far, pushy, desperate, intrud*, overdoing, too forward',
  plan: "thought i'd, thought of, i could, maybe i, i might, i was going to, i'll, what if i, perhaps i, i'd like to, i want to",
  late: 'too late, too old, too young, too soon, too early, too long, past it, at my age, by now',
  length: 'how long, when will, when does, how many years, until, till',
  future:
    'will i, will he, will she, will it, will they, get easier, get better, always, ever, ok in the end, come back',
  whyother:
    'why would, why does he, why does she, why did he, why did she, why do they, why do people, why is he, why is she, why cant he, what does that mean, what does it mean, what did he mean, what did she mean, what is he',
  whyself: "why am i, why do i, why can't i, why cant i, why don't i, why me, why did i, how come i, wrong with me",
  mind: 'do you think he, do you think she, do you think they, does he, does she, do they, is he, is she, what will people, what do they think',
  opinion:
    'would you, what do you think, your opinion, in my place, if you were me, do you agree, reckon, wdyt, thoughts',
  point: 'the point, any point, worth it, worth, any use, what good, does it help, actually help, why bother, matter',
  wren: 'you, your, are you, do you remember, did you, can you',
  // Further things that happen to people.
  harming:
    'self harm*, self-harm*, cuts herself, cuts himself, cutting, want to be here, ending her life, ending his life, not to tell, kill herself, kill himself',
  draining:
    'drains, draining, dumps, dumping, emotional support, with her problems, with his problems, vent*, rants, exhausted by, rings me every',
  known:
    'saw his, saw her, caught my, caught her, know something, on tinder, fiancé, behind his back, her boyfriend, his girlfriend',
  unforgiven: "won't accept, wont accept, won't forgive, wont forgive, walked off, refuses, still angry, not forgiven",
  forgive: "forgive, forgiving, forgiveness, forgave, forgiven, isn't sorry, get past what",
  forgiven: 'forgave me, forgiven me, has forgiven, been forgiven',
  accused:
    "accus*, they think i, didn't do it, didnt do it, as good as said, blame me, blaming me, i never took, stole from, framed, i never did",
  howareyou: "how i am, how are you, how im doing, how i'm doing, if i'm all right, if im ok, if i'm ok, you ok",
  notok: "not okay, not ok, isn't okay, how bad it, falling apart, not coping, depressed, not well",
  comforting: 'crying, cries, upset, comfort, cheer up, console, sad',
  single: 'single, plus one, no date, on my own, without a partner',
  eating: 'eat alone, eating alone, eat, eating, restaurant, meal, meals, dinner, lunch, cook, table for one',
  solo: 'alone, solo, by yourself, on your own, by myself, on my own, cinema, gig, holiday alone',
  sunday: 'sunday, sundays, weekend, weekends, friday evening',
  monday: 'monday, mondays, dread, dreading, work tomorrow',
  forgotten: 'forgot my birthday, forgotten my, remembered my birthday, nobody remembered, everyone forgot, birthday',
  newcomer:
    'new job, new school, new girl, new boy, first week, first day, fit in, just started, started at, nobody talks to me',
  fraud: 'fraud, imposter, impostor, cleverer, find out i, notice, out of my depth, not qualified',
  ending:
    "end a friendship, end the friendship, cut off, cut her off, don't want to be friends, dont want to be friends, leave a friendship, stop being friends",
  harassed: 'touch*, grabbed, grope*, harass*, my body, comments about, report him, inappropriate, creepy',
  sickday:
    "call in sick, calling in sick, sick day, day off, take a day, mental health day, can't face work, cant face work, off sick",
  back: 'back to work, going back, after being off, sick leave, first day back, return to work, why i was off',
  interrupted: 'talked over, talks over, interrupt*, talk over, get heard, cut me off',
  scam: 'scam*, bank details, fake text, used my card, my account, fraudster, tricked',
  pending: 'waiting to hear, let me know, tell me by, heard back, application, chase, decision, a-level*, hear from',
  unready:
    'know nothing, knows nothing, not revised, havent revised, in nine hours, the night before, exam tomorrow, exam is tomorrow, exam in the morning',
  retired: 'retire*, retirement, pension',
  purpose: 'with my life, my life, what i want, lost, has a plan, career, purpose, direction, what to study, calling',
  expected: 'want me to, wants me to, expect*, good enough, disappoint*, pressure, proud, law, medicine, approve',
  exback:
    'ex texted, ex wrote, ex messaged, wants me back, liking my, liked my, out of the blue, my ex, unblocked, ex is back',
  turndown:
    "turn someone down, turn him down, turn her down, turn them down, not interested, in love with me, likes me, don't want to see, dont wanna see, let him down, let her down, reject him, reject her",
  refused:
    "said no, says no, doesn't feel the same, doesnt feel the same, rejected, got rejected, turned me down, not into me",
  lovefriend: 'in love with my best, feelings for, love with a friend, i like my best, love with him, love with her',
  sulking:
    "silent treatment, hasn't spoken to me, hasnt spoken to me, don't speak, dont speak, too proud, not speaking, not talking, ignoring me, sulk*",
  row: 'row, rows, fight, fights, fought, fighting, argument, argue*, arguing, had words, screaming at each other, fell out',
  carehome:
    'care home, nursing home, in a home, put mum in, put dad in, a home, residential, on his own anymore, on her own anymore',
  sole: 'only one, do nothing, does nothing, her share, his share, all on me, nobody helps, finished',
  nest: 'left for uni, moved out, left home, children have gone, empty nest, dropped him off, dropped her off, last kid, gone to uni, flown, to uni',
  favourite: 'favourite, favorite, golden child, liked her more, liked him more, prefers, prefer',
  refusal:
    "won't go to school, wont go to school, to school, clings, hasn't been in, hasnt been in, refuses school, at the gate",
  tormented: 'bully me, bullies, bullied, scared to go, at school, because of them, hit me, pick on me',
  remarks: 'remarks, undermin*, criticis*, criticiz*, comments, never good enough, nothing is right',
  faith: 'god, faith, believe, church, pray*, religio*, mosque, vicar, priest, imam',
  miscarriage: 'miscarr*, lost the baby, lost our baby, losing the baby',
  eulogy: 'eulogy, memorial, say a few words, speak at, at the funeral, funeral speech',
  atend: 'is dying, dying, days left, hospice, terminal, months left, has months, end of life',
  absent: "wasn't there, wasnt there, not there, said goodbye, say goodbye, last thing i said, hour later, too late to",
  threeam:
    '3am, 4am, 2am, at three, at four, wake at, wake up at, waking, back to sleep, staring at the ceiling, 3.40, wide awake, middle of the night',
  overthink:
    "overthink*, brain, my head, my mind, switch off, worry about everything, won't shut up, wont shut up, spiral*, racing thoughts",
  numb: 'feel nothing, feel something, flat, numb, empty, enjoy, nothing tastes, no feelings',
  intrusive:
    'intrusive, horrible thoughts, violent, pictures, unwanted, pop in my head, thoughts about, picture pushing',
  mixed: 'relieved, at the same time, glad and, and hate, happy and, sad about, both',
  blushing: 'blush*, go red, going red, bright red, beetroot, face goes',
  phoning: 'phone call*, phoning, make a call, call the, ring the, pick up the phone, ring up, on the phone',
  nudes: 'nude*, private picture, screenshot*, leaked, post my, blackmail*, my pictures, sent a picture',
  lending: 'borrow, lend, lending, a loan, asked us for, wants money, asks for money',
  dear: "can't afford, cant afford, skint, haven't the money, havent the money, hen, stag, out for dinner, the trip, too expensive",
  filmed: 'film*, video, posted, taken down, online, viral, recorded',
  witness: 'gets picked on, pushing a, are bullying, being bullied, stand there, in my class, i saw',
  sexuality: "if im gay, if i'm gay, attracted to, am i bi, am i gay, like boys, like girls, straight, confused",
  night: 'at night, tonight, every night, nights, in the night',
};

/** What any of a group's words is found by; the longer ones first, so that 'mother in law' is not a mother alone. */
const patterns: readonly (readonly [string, RegExp])[] = Object.entries(groups).map(([name, words]) => [
  name,
  new RegExp(
    `(?<![\\w'])(?:${words
      .split(', ')
      .map((one) => one.replaceAll('*', '\\w*'))
      .join('|')})(?![\\w])`,
  ),
]);

/** How words begin, by their first three letters, and the groups that have one beginning so; shorter where the word is, or a star. */
const byBeginning = new Map<string, number[]>();
for (const [at, words] of Object.values(groups).entries())
  for (const begins of new Set(words.split(', ').map((word) => /^[a-z\d' ]{1,3}/.exec(word)?.[0] ?? '')))
    byBeginning.set(begins, [...(byBeginning.get(begins) ?? []), at]);

/** The names of the groups that have a word in a text. */
export function conceptsIn(text: string): string[] {
  const plain = text.toLowerCase().replace(/[’‘]/g, "'");
  // Most groups have no word that begins as any of these do, and are not looked for.
  const near = new Set<number>();
  for (const { index } of plain.matchAll(/(?<![\w'])[a-z\d]/g))
    for (let length = 1; length <= 3; length += 1)
      for (const at of byBeginning.get(plain.slice(index, index + length)) ?? []) near.add(at);
  return patterns.filter(([, pattern], at) => near.has(at) && pattern.test(plain)).map(([name]) => name);
}
