/**
 * Classes of words the classifier sees beside the words themselves, so that what it learnt of "tablets" holds for
 * "capsules" too. A star stands for any ending. A word may be of several classes. Changing a list means training anew.
 */
const lists = {
  I: 'i im ive id ill ima imma',
  ME: 'me myself my mine own',
  YOU: 'you your youre yourself yours youve',
  THEY: 'he she they him her them his hers their theirs hes shes theyre theyd hed shed himself herself themselves',
  FAMILY:
    'mum mom mother mam dad father parents parent son sons daughter daughters kid kids child children brother* sister* wife husband family families baby babies gran grandma nan grandad grandpa aunt uncle cousin* niece nephew twin boys girls grandkids mama papa',
  FRIEND:
    'friend* mate roommate* flatmate* housemate* boyfriend girlfriend bf gf partner ex neighbour* neighbor* bestie coworker* colleague*',
  SOMEONE: 'someone somebody anyone anybody people person everybody everyone others stranger* guy woman man',
  NOBODY: 'nobody noone none',
  NOT: 'not dont didnt doesnt isnt arent wasnt wouldnt havent hasnt no nor neither without aint werent hadnt',
  NEVER: 'never ever',
  CANT: 'cant couldnt cannot unable barely hardly',
  WONT: 'wont shant wouldnt',
  KILL: 'kill* kms kys unaliv* murder* off offing top topping neck yeet* delete* erase* exterminat* euthan* shoot shot hang hanging hanged drown* slit* suffocat* strangl*',
  SUICIDE: 'suicid* selfdelet* parasuicide ctb sewerslide unalive kms kys',
  DIE: 'die dying dies died perish* croak* expire* decease* skull',
  DEAD: 'dead death* corpse* body coffin* casket grave* tombstone* headstone* buried bury ashes cremat* funeral* obituar* morgue wake six',
  AFTER:
    'heaven hell afterlife god lord jesus angel* spirit ghost* soul eternal eternity beyond void nothingness oblivion upstairs reunion judgement paradise reincarnat* ancestors',
  END: 'end ending ends ended finish* over conclu* terminat* finale curtain* cease* stop stops stopped stopping quit quitting close closing',
  LEAVE:
    'leave leaving left go going goes gone went exit* depart* check checking clock clocking log logging bow bowing unsubscribe* opt opting escape* out away',
  VANISH:
    'disappear* vanish* evaporat* dissolv* fade* fading erase* invisible cease* gone absence absent unmade undone unexist dissolve* fadeout poof evaporate',
  SLEEP: 'sleep* asleep bed nap wake waking woke awake wakes awaken* eyes',
  REST: 'rest resting peace peaceful peacefully quiet calm calmer relief relieved free freedom light lighter still silence silent serene',
  LIFE: 'life lives living existence lifetime alive',
  LIVE: 'live living exist* alive breath* survive surviving stay staying here around continue* carry',
  BORN: 'born birth abort* conceived',
  WORLD: 'world earth planet place plane',
  FUTURE:
    'year* tomorrow christmas birthday* spring summer winter autumn june may next later future thirty forty thirties forties graduat* retire* wedding decade* old older',
  SOON: 'tonight today soon now friday saturday sunday monday tuesday wednesday thursday weekend morning midnight hour* minute* rn',
  LAST: 'last final finally lasts anymore longer ultimate closing farewell onemore never',
  BYE: 'goodbye* bye byes farewell* goodnight adieu',
  THANKS: 'thank* grateful appreciate* kind lovely',
  SORRY: 'sorry forgive* apolog* fault blame*',
  NOTE: 'note notes letter* message* text texts email* voicemail* video* envelope* wrote written write writing recorded',
  PAPERS:
    'password* will insurance policy affairs pension account* document* deed* keys code pin bank paperwork debts beneficiary executor lawyer plot obituary folder envelopes probate testament solicitor notary passwords funeral',
  GIVE: 'give gave given giving rehome* rehoming donat* sold pass handed hand left mailed posted gifted leave lent return* bequeath* rehome shown taught',
  THINGS:
    'things stuff belongings possessions guitar records books ring watch jewel* clothes collection tools dog cat cats dogs pet pets hamster car bike laptop plants plant fish atlases vinyl boots camera keys key photos switch skins hoodies lego cello violin wardrobe jacket',
  FINISHED:
    'cleaned tidied paid settled sorted arranged cancel* cleared packed wiped deleted closed organised organized done ironed frozen labelled labeled folded emptied scrubbed defrosted cancelled canceled tidy tidying decluttering declutter order',
  DECIDE: 'decid* decision* choice chose chosen choose made mind certain sure resolved accepted know',
  PLAN: 'plan plans planned planning date spot place method* ready prepared rehears* research* steps scheduled picked booked set',
  READY: 'ready prepared set waiting loaded lined filled tied poured counted packed tested',
  PILL: 'pill* tablet* med meds medicine* medication* capsule* paracetamol tylenol ibuprofen aspirin insulin prescription* antidepressant* sertraline sleeping codeine oxy* morphine xanax valium benzo* opioid* fentanyl heroin drug* prozac lithium propranolol amitriptyline zopiclone metformin warfarin co bleach antifreeze pesticide poison* weedkiller digoxin painkiller* diazepam tramadol oramorph methadone potassium vial* syringe* cannula ketamine barbiturate* nembutal quetiapine citalopram fluoxetine venlafaxine lamotrigine olanzapine pregabalin gabapentin melatonin nytol benadryl advil motrin aleve percocet vicodin adderall ritalin ambien seroquel beta needle* patches drops cachets pastillas comprimidos remedios tabletten goliyan',
  PACK: 'box boxes strip* pack packs packet* bottle* stash* stockpil* handful* hoard* bunch drawer cabinet cupboard load lot lots supply all whole entire every jar tub tin shoebox envelope* marmalade blister blisters repeat',
  BLADE:
    'razor* blade* knife knives scissors scalpel* sharpener boxcutter stanley craft glass shard* compass lighter iron tweezers paperclip pin needle thumbtack',
  GUN: 'gun guns rifle* shotgun* pistol* revolver* bullet* shell shells glock firearm* trigger barrel holster safe ammo round rounds nightstand 12 bore calibre caliber pistol colt ruger armory loaded shotty',
  ROPE: 'rope* noose* belt* cord* ligature beam* knot* branch rafter* scarf bedsheet hook dressing knots hooks tied tie ties wire cable strap tether bannister banister rafters chair stool',
  HEIGHT:
    'bridge* roof* ledge balcon* cliff* overpass rail railing* edge parapet storey story floor* window* platform* tower* barrier multistorey lookout viaduct top car building* height* tall cliffs drop pier crane scaffold* multi carpark chimney gorge waterfall mast ninth tenth sixth',
  TRACK:
    'train* track* tube rail railway subway crossing station line platform metro yellow express sleepers freight 23 conductor driver',
  ROAD: 'car truck* lorry lorries bus buses traffic motorway highway wheel* swerv* brake* crash* seatbelt driv* drove tree wall tarmac lane oncoming mph barrier junction street road',
  WATER:
    'river* sea ocean lake* water drown* swim* canal tide waves weir harbour bath quarry tide* stones cold swim swimming deep pond loch fjord ice surf',
  GAS: 'exhaust hose* garage engine carbon monoxide helium nitrogen fumes gas oven charcoal hose pipe vent* idling running tailpipe barbecue briquette*',
  TAKE: 'take takes taking took taken swallow* down downed downing drank drink* ingest* overdos* od oded ate neck necked popped mix* mixing',
  AMOUNT:
    'enough dose* amount* quantity lethal fatal deadly many much maximum limit survivable number count counted counting sixty forty eighty hundred',
  HOWTO: 'how what which whats does is would could can where',
  SEARCH: 'google* googling search* forum* reddit research* reading look looked looking browsing history tabs wiki*',
  QUICK:
    'painless* quick* fast* easy easiest easier hurt hurts pain instant* messy sure certain reliable work works long',
  NEAR: 'hand hands beside next near front table nightstand drawer pillow lap pocket bag shelf closet wardrobe boot glovebox staring holding hold sitting sat within reach under bedside here',
  ALMOST: 'almost nearly close closer inches inch about step steps stepped second moment verge brink',
  JUMP: 'jump* step stepped stepping fall falling fell drop dropping swerv* lean* leap* leaned leant climb* let letting turn turning walk walking drive',
  HURT: 'hurt hurting harm* selfharm* cut cuts cutting burn* burnt scratch* bruis* punch* hit hitting slap* slash* carv* stab* pinch* bite biting bang* sh punish* scrap* pick picking snap dig digging',
  BLOOD:
    'blood* bleed* bled scar scars scarred mark marks line lines wound* stitches bandage* sleeve* fresh deep plaster* barcode stripes tally',
  BODY: 'arm arms wrist* thigh* leg legs skin hip hips forearm* stomach ankle* vein* neck throat head chest shoulder* temple mouth flesh',
  NUMB: 'numb* relief release* helps feel feeling real control cope coping punish* deserve* urge* clean earned punishment calms quiet quietens',
  BURDEN:
    'burden* weight nuisance trouble problem* drain* waste wasted liability useless deadweight cost costs worthless failure disappoint* parasite leech space mistake expensive worth bother bothering hassle drag anchor millstone weigh',
  BETTER: 'better happier easier relieved simpler best freer fine',
  WITHOUT: 'without gone werent wasnt missing absent',
  NOTICE: 'notice* miss missed cry care cares find finds found discover* check remember* forget forgot funeral',
  POINT:
    'point pointless use useless reason* worth meaning* meaningless purpose why hopeless hope futile bother effort',
  TIRED: 'tired exhausted exhausting weary worn drained done sick fed enough bored fatigue',
  PAIN: 'pain* suffer* agony misery torment* torture* hurting nightmare unbearable ache* noise dark darkness',
  HATE: 'hate* loathe* despise* disgust* ashamed shame worthless stupid pathetic failure',
  EMPTY: 'empty numb hollow void nothing lost broken dead stuck trapped',
  ALONE: 'alone lonely loneliness isolated nobody widow* friendless abandoned',
  WISH: 'wish* hope hopes hoping hoped pray* dream* fantas* jealous env* imagin* pictur* envy lucky swap mercy prefer rather',
  WANT: 'want* wanna need* rather would ready prefer crave* craving desire* will long longing',
  THINK: 'think* thought* mind idea* ideation consider* contemplat* wonder* obsess* picture* keep keeps intrusive',
  URGE: 'urge* tempt* pull pulled voice whisper* call calls calling push fight fighting resist* impulse* dare courage',
  TRY: 'try tried trying attempt* trie failed fail botch* survived survive',
  HOSPITAL:
    'hospital* icu ward er ambulance psych sectioned stomach pumped resuscitat* paramedic* a&e nurse section inpatient tube charcoal drip wards discharged unit paramedics revived',
  AGAIN: 'again back relapse* before third second once twice another time clean',
  SAFE: 'safe safety unsafe danger* trust scared afraid might myself',
  HOLDON: 'promise* hold holding hang keeping reason only until till waiting',
  GIVEUP: 'give giving gave up surrender* throw towel lost losing cant anymore',
  STILL: 'still only just except until unless yet',
  IF: 'if when once unless whether',
  LAUGH: 'lol lmao lmfao haha* hahaha* rofl laugh* xd omg hehe jk ngl',
  WORK: 'job jobs work working boss office project meeting* shift* deadline* client* manager company contract career notice promotion interview* email* spreadsheet* presentation standup team resign* employer budget invoice* rota overtime hr payslip roster client clients customers warehouse inbox slack zoom agenda commute intern supervisor foreman dispatch crew site depot',
  SCHOOL:
    'school exam* class* homework essay* thesis dissertation uni university college teacher* professor test* course* degree assignment* lecture* semester math maths mock mocks resit revision revise lecturer tutorial seminar campus dorm scholarship coursework viva upsc boards',
  MEDIA:
    'movie* film* show series episode book books novel song* lyrics game games podcast documentary netflix character* chapter* villain tv news album play playing played scene actor author poem recital playlist track tarot opera theatre theater stage streamer stream videogame console',
  TOPIC:
    'prevention awareness training essay article research study statistics rates policy law laws debate volunteer* hotline helpline seminar workshop campaign poster ethics history psychology',
  FICTION:
    'novel character* protagonist story stories plot script fanfic* dnd campaign fiction writing author hamlet juliet romeo',
  MEDICAL:
    'doctor* gp pharmac* prescribed headache migraine cold flu fever allerg* antibiotics daily appointment surgery vitamin* pressure nurse dentist physio symptoms refill',
  MISHAP: 'accident* mistake oops slipped tripped shaving cooking chopping oven stove iron kettle clumsy sunburn paper',
  FOOD: 'coffee chocolate pizza cheese food sandwich cake dinner lunch breakfast burger tea ice cream wine beer cookies snack* eat eating cook* recipe soup tacos sugar carbs pasta sushi fries curry noodles rice bread toast butter onion onions potato* tomato* chicken fish chips gravy salad fruit banana apple apples oats porridge stew roast takeaway lasagne dumplings dal roti',
  HOUSE:
    'house flat apartment laundry dishes printer wifi garden plants plant fridge kitchen garage phone battery laptop computer app internet lights room rent landlord mould damp boiler radiator neighbours stairs oven sink hob kettle shed attic cellar carpet curtains lodger',
  TRAVEL:
    'holiday* vacation trip travel* flight* plane airport hotel beach spain italy train passport suitcase ticket abroad',
  SPORT:
    'gym run running workout hike match football soccer bike squats legs yoga marathon team training lifting climb* bowling darts tennis golf cricket basketball hockey boxing kickboxing sailing surf surfing ski skiing wrestling karate judo race racing',
  ANIMAL: 'cat dog dogs cats puppy kitten bird fish hamster horse rabbit goldfish vet',
  LOVE: 'love* loved dating date relationship marriage divorce breakup ghosted crush married engagement ex',
  REPORT: 'asked ask asks told tell said says say question* wonder* form checked heard',
  GRIEF: 'passed funeral anniversary grief grieving mourning lost widow* memorial miss missed buried',
  HAPPY: 'happy glad proud excited laughed fun love great good nice amazing lovely enjoy* cute beautiful celebrat*',
  ANXIOUS: 'anxious anxiety panic* worried worry nervous stress* overwhelm* scared fear* terrified',
  SAD: 'sad crying cry cried tears depress* miserable low down heartbroken upset lonely',
  LOOKLIKE: 'look looks like seem accident natural slipped fell asleep ice',
  JOKE: 'joke joking kidding serious seriously mean literally honestly',
  SECRET: 'told tell knows know secret hide hiding hid hidden lied pretend* mask smile fake',
  // Settings that make grave words light, or plain trouble plain.
  BUREAU:
    'contract lease subscription* membership* overdraft loan* mortgage* visa licence license permit form forms application* tax taxes bill bills insurance tenancy council bank* invoice* letter* passport appointment* policy ticket* plan account*',
  MONEY:
    'money rent debt* savings wage* salary pay* paid cost* afford broke skint cash card overdraft bailiff* loan* credit* owe* mortgage* gambl* bet pension',
  NOISE: 'noise drilling barking snor* music alarm* blower jingle traffic neighbours neighbors loud roadworks siren*',
  WEATHER: 'rain* snow* wind* heat cold humid* sun* storm* weather grey foggy winter summer autumn spring freezing',
  CLOTHES: 'shoe* jean* dress* shirt* coat suit* outfit sofa furniture clothes scarf hoodie* sleeve* boots',
  PARTY:
    'party parties wedding* birthday* cake* concert* festival gig band karaoke pub bar drinks dancing surprise reunion christmas eve celebration*',
  BODYPAIN:
    'back knee* hip hips tooth teeth foot feet neck shoulder* stomach cramp* period migraine* headache* sciatica arthritis joint* muscle* rib ribs tinnitus chronic flare nerve* physio* physical* ache* sore swollen',
  TREATMENT:
    'surgery operation physio* scan* xray biopsy checkup therapist therapy counsel* gp doctor* clinic dentist specialist rheumatolog* consultant bloods chemo',
  TECHNICAL:
    'process* server* deploy* merge* code coding repo* bug bugs build pipeline database script* api laptop wifi printer software update* crash* browser app screen tabs job jobs queue slurm standup* sprint* jira slack prod',
  HOBBY:
    'choir guitar piano painting knit* garden* fishing chess puzzle* crossword* baking sewing drawing pottery reading cycling climbing dance* photography camping swim* surfing allotment crochet sourdough gaming lego puzzle birdwatching beekeeping model* clay',
  ART: 'poem* poet* poetry painting* sculpture cello opera ballet museum gallery villanelle stanza sonnet verse lyric* album band chorus',
  PRODUCT:
    'app phone tv sofa mattress fridge kettle boiler printer toaster dishwasher laptop tablet car battery plant plants diet wifi',
  COMMUTE: 'commute* traffic train bus tube motorway flight parking station airport queue* delay* cancelled platform',
  AREA: 'town city village country flat house hotel street neighbourhood place hostel dorm halls office building',
  PLANSMALL: 'pasta film movie pizza bath gym shopping laundry cooking dinner errands nap walk picnic brunch barbecue',
  RELATION:
    'relationship* marriage* engagement boyfriend girlfriend husband wife ex dating divorce breakup romance affair* partner wedding him her',
  JOBEND:
    'quit quitting resign* notice retire* leaving redundan* layoff* laid fired sacked promotion transfer handing handed',
  SHOW: 'presentation* speech stage slides audition interview* exam* test* viva meeting* pitch performance seminar*',
  SHAMEFUL: 'embarrass* awkward cringe mortif* shame* humiliat* blush* replied tripped declined',
  SAYING: 'joke* joking kidding expression meme* banter dramatic exaggerat* figuratively saying laughing laughed',
  SURVIVED:
    'glad grateful proud recover* sober better safe stable hopeful healing stopped since anymore longer years ago used clean',
  DREAM: 'dream* dreamt dreamed nightmare* woke sleepwalk*',
  ILLNESS:
    'cancer tumour tumor scan results diagnosis mole moles symptom* disease covid flu virus infection heart attack stroke terminal kidney* diabetes',
  PHOBIA: 'flying spiders heights crash crashes turbulence needles crowds lifts dying death germs phobia',
  ANIMALDEATH: 'sleep vet put euthan* hamster goldfish dog cat rabbit horse',
  LETHAL:
    'lethal fatal deadly survive survival kill* certain sure enough dose* amount* overdos* mix* combin* units mg grams kilograms percent stor* metres meters feet floors high tall',
  WHILE: 'while until till before after when once during since whenever',
  CARRY: 'carry continue keep going on face manage cope bear stand handle take survive last through endure',
  REASON: 'because since so therefore reason reasons cause',
  NOTHING: 'nothing none zero no-one nobody nowhere anything anyone',
  EXISTSWORD: 'exist* being alive breathing here living around born conscious earth planet world life',
  // Other needs than one's own life.
  CONTROL:
    'lets allow* permission allowed checks controls controlling tracks tracking follows monitors isolates passport wages smashes threatens blames jealous accuses forbids locks locked hides spies stalks stalking waits password reads forces pressure* insults calls afraid',
  BEATS:
    'hit hits hitting slap* punch* kick* chok* strangl* grab* shov* push* beat beats beating beaten throws threw burn* pins pinned bruis* smack* belt whip* shak* drag* thrown spat spits pinch* locks broke',
  SEXUAL:
    'rape* raped touch* grop* molest* assault* consent forc* inside bed sex sexual* pics nudes drugged drunk naked pinned stop said room night',
  ANGER:
    'rage angry anger fury furious snap snapping temper revenge hate suffer deserve* pay violent violence explode lose',
  VIOLENT:
    'stab* shoot* kill* murder* strangl* burn* bomb* poison* attack* hurt* harm* smother* drown* push* run crush* slaughter* throttle* behead* beat punish*',
  TARGET:
    'him her them boss coworker* colleague* classmates school people everyone kids kid baby child son daughter wife husband ex stepdad stepfather stepmom neighbour neighbor teacher manager landlord inspector man woman stranger* mother father brother sister patient',
  EATING:
    'calorie* kcal eat eating ate food meal* lunch dinner breakfast weight weigh* scale* lbs kg thin fat skinny ribs bones hungry hunger fast fasting fasted starv* restrict* binge* bing* purg* vomit* puke* throw threw sick laxative* diet bulimi* anorexi* burn exercise bloat* portion* size curves appetite',
  VOICES:
    'voice voices hear hearing heard whisper* radio tv television presenter broadcast* signal* message* code* numbers chip implant* camera* drone* bug bugged watching watched following spying spied poison* replaced control* thoughts mind read reading insert* transmit* microphone* government cia fbi police neighbours shadow* mirror reflection*',
  GRANDIOSE:
    'chosen messiah prophet god jesus christ angel* devil* demon* mission power* universe destiny special secret meaning connected genius brilliant energy awake sleepless sign signs prove reveal* second coming',
  YOUNG:
    'grade school middle high freshman sophomore junior elementary year homework teacher* recess mom mum parents dad teen* minor thirteen fourteen fifteen sixteen seventeen twelve eleven prom class* mocks gcse braces crush',
  FOREVER: 'forever permanent* always eternal* never ever again anymore final* good ends endless',
  SWITCHOFF:
    'unplug* switch* switched off button delete* uninstall* logout log logging shut* shutdown power plug reset respawn alt f4 quit* exit reboot',
  GAMEPLAY:
    'game games level boss raid lobby rank ranked match xp queue tank healer respawn* server duo squad clip controller minecraft fortnite roblox sims console player npc loot dungeon glitch mod',
  TURN: 'ok okay yeah yes yep no nah nope sure fine right hmm well maybe guess suppose dunno idk oh ah',
  TASK: 'breathing exercise* list* journal* walk* step steps goal* habit* try tried trying text call email letter meditat* stretch* worksheet technique* pomodoro timer reminder* write tidy tidying',
  FOUND: 'found find finds finding discover* stranger paramedic* coroner cleaner landlord police whoever',
  COURTESY: 'thanks thank ty cheers ta please welcome kind patient helpful helped appreciate*',
  TROUBLEWORK: 'bug deadline* boss email* meeting* rota shift* client* manager overtime hr inbox',
  SMALL: 'just really so very literally actually kinda sorta a bit little',
} satisfies Record<string, string>;

const names = Object.keys(lists);
/** How many classes there are. */
export const classCount: number = names.length;

const whole = new Map<string, number[]>();
/** Beginnings with a star, by their length. */
const begun = new Map<string, number[]>();
for (const [at, words] of Object.values(lists).entries()) {
  for (const word of words.split(' ')) {
    const map = word.endsWith('*') ? begun : whole;
    const key = word.replace('*', '');
    map.set(key, [...(map.get(key) ?? []), at]);
  }
}

/** The classes of a word, as numbers below `classCount`. */
export function classesOf(word: string): readonly number[] {
  const found = new Set(whole.get(word));
  for (let length = 2; length <= word.length; length += 1) {
    for (const at of begun.get(word.slice(0, length)) ?? []) found.add(at);
  }
  return [...found];
}

/** The number of a class. */
export const classNumber = (name: keyof typeof lists): number => names.indexOf(name);
