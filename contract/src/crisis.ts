import type { Tag } from './chat.ts';

/**
 * The one registry of crisis lines. No phone number outside this file may appear on a screen or in a reply.
 * A line we are not sure of is left out: the international door at the end of every list leads to the rest.
 * It is kept as short rows, because the browser loads it too (on demand).
 */
export const crisisNeeds = [
  'suicide',
  'self-harm',
  'distress',
  'someone-else',
  'abuse',
  'sexual-assault',
  'violence',
  'eating',
  'substance',
  'psychosis',
  'minor',
  'lgbtq-youth',
  'veteran',
  'medical-emergency',
] as const;
export type CrisisNeed = (typeof crisisNeeds)[number];

export interface CrisisLine {
  id: string;
  name: string;
  /** ISO 3166-1 alpha-2, or INT for a door that serves every country. */
  country: string;
  for: readonly CrisisNeed[];
  /** A number as people in that country write it. */
  call?: string;
  text?: { to: string; word?: string };
  /** An https address. */
  chat?: string;
  /** '24/7', or the hours in the line's own time zone. */
  hours: string;
  /** In English; absent when it is the country's own language only. */
  languages?: string;
  /** Said beside the line whenever it is shown. */
  note?: string;
  /** The day we last read this line again, yyyy-mm-dd (docs/safety.md says how). */
  verified_on: string;
  /** The body that runs the line, and its page. */
  source: string;
}

type Ways = { call?: string; text?: string; chat?: string };
type More = { hours?: string; languages?: string; note?: string };
type Row = [country: string, id: string, name: string, needs: string, ways: Ways, source: string, more?: More];

const verifiedOn = '2026-11-20';
/** What a general 24-hour line takes: anyone in distress, and anyone worried about someone else. */
const general = 'suicide self-harm distress someone-else psychosis';

/** `needs` is a list with spaces; `text` is "number" or "number WORD"; hours are 24/7 unless said. */
const rows: readonly Row[] = [
  [
    'US',
    '988',
    '988 Suicide & Crisis Lifeline',
    `${general} substance violence minor`,
    { call: '988', text: '988', chat: 'https://chat.988lifeline.org' },
    '988lifeline.org',
    { languages: 'English, Spanish (press 2); 240+ by interpreter on the phone' },
  ],
  [
    'US',
    'ctl',
    'Crisis Text Line',
    `${general} eating minor abuse`,
    { text: '741741 HOME' },
    'crisistextline.org',
    { languages: 'English, Spanish (text HOLA)' },
  ],
  [
    'US',
    'trevor',
    'The Trevor Project',
    'lgbtq-youth',
    { call: '1-866-488-7386', text: '678-678 START', chat: 'https://www.thetrevorproject.org/get-help/' },
    'thetrevorproject.org',
    { note: 'for LGBTQ+ young people' },
  ],
  [
    'US',
    'vets',
    'Veterans Crisis Line',
    'veteran',
    { call: '988 then press 1', text: '838255', chat: 'https://www.veteranscrisisline.net/get-help-now/chat/' },
    'veteranscrisisline.net',
    { note: 'for veterans, service members and their families' },
  ],
  [
    'US',
    'samhsa',
    'SAMHSA National Helpline',
    'substance',
    { call: '1-800-662-4357' },
    'samhsa.gov',
    { note: 'treatment referral, not a crisis line', languages: 'English, Spanish' },
  ],
  [
    'US',
    'ndvh',
    'National Domestic Violence Hotline',
    'abuse',
    { call: '1-800-799-7233', text: '88788 START', chat: 'https://www.thehotline.org' },
    'thehotline.org',
    { languages: 'English, Spanish' },
  ],
  [
    'US',
    'rainn',
    'RAINN National Sexual Assault Hotline',
    'sexual-assault',
    { call: '1-800-656-4673', chat: 'https://rainn.org/help-and-healing/hotline/' },
    'rainn.org',
    { languages: 'English, Spanish' },
  ],
  [
    'US',
    'childhelp',
    'Childhelp National Child Abuse Hotline',
    'abuse sexual-assault',
    { call: '1-800-422-4453', text: '1-800-422-4453', chat: 'https://www.childhelphotline.org' },
    'childhelphotline.org',
    { note: 'for a child who is being hurt, or anyone worried about one' },
  ],
  [
    'US',
    'anad',
    'ANAD Eating Disorders Helpline',
    'eating',
    { call: '1-888-375-7767' },
    'anad.org',
    { hours: 'Mon–Fri 9am–9pm CT', note: 'support and referral, not a crisis line' },
  ],
  [
    'US',
    'poison',
    'Poison Control',
    'medical-emergency',
    { call: '1-800-222-1222', chat: 'https://www.poison.org' },
    'poison.org',
  ],

  [
    'CA',
    '988-ca',
    '9-8-8 Suicide Crisis Helpline',
    `${general} violence`,
    { call: '988', text: '988' },
    '988.ca',
    { languages: 'English, French' },
  ],
  [
    'CA',
    'khp',
    'Kids Help Phone',
    'minor lgbtq-youth eating',
    { call: '1-800-668-6868', text: '686868 CONNECT' },
    'kidshelpphone.ca',
    { languages: 'English, French' },
  ],
  [
    'CA',
    'hope',
    'Hope for Wellness Helpline',
    'distress',
    { call: '1-855-242-3310' },
    'hopeforwellness.ca',
    { note: 'for Indigenous people across Canada' },
  ],
  ['CA', 'poison-ca', 'Poison Centre', 'medical-emergency', { call: '1-844-764-7669' }, 'infopoison.ca'],
  ['MX', 'vida', 'Línea de la Vida', `${general} substance minor`, { call: '800 911 2000' }, 'gob.mx/conasama'],
  ['MX', 'saptel', 'SAPTEL', 'suicide distress', { call: '55 5259 8121' }, 'saptel.org.mx'],

  ['GB', 'samaritans', 'Samaritans', `${general} violence`, { call: '116 123' }, 'samaritans.org'],
  ['GB', 'shout', 'Shout', 'suicide self-harm distress abuse eating', { text: '85258 SHOUT' }, 'giveusashout.org'],
  [
    'GB',
    'nhs111',
    'NHS 111',
    'psychosis medical-emergency',
    { call: '111' },
    'nhs.uk',
    { note: 'option 2 for urgent mental health help' },
  ],
  ['GB', 'childline', 'Childline', 'minor', { call: '0800 1111' }, 'childline.org.uk', { note: 'for anyone under 19' }],
  [
    'GB',
    'papyrus',
    'HOPELINE247',
    'suicide minor lgbtq-youth',
    { call: '0800 068 4141', text: '88247' },
    'papyrus-uk.org',
    { note: 'for anyone under 35, and anyone worried about them' },
  ],
  ['GB', 'refuge', 'National Domestic Abuse Helpline', 'abuse', { call: '0808 2000 247' }, 'nationaldahelpline.org.uk'],
  [
    'GB',
    'rape-crisis',
    'Rape & Sexual Abuse Support Line',
    'sexual-assault',
    { call: '0808 500 2222' },
    'rapecrisis.org.uk',
  ],
  [
    'GB',
    'combat-stress',
    'Combat Stress',
    'veteran',
    { call: '0800 138 1619' },
    'combatstress.org.uk',
    { note: 'for veterans and their families' },
  ],
  [
    'GB',
    'beat',
    'Beat',
    'eating',
    { call: '0808 801 0677' },
    'beateatingdisorders.org.uk',
    { hours: 'weekdays, see the page' },
  ],
  ['IE', 'samaritans-ie', 'Samaritans', `${general} violence`, { call: '116 123' }, 'samaritans.org'],
  ['IE', 'text50808', 'Text About It', 'suicide self-harm distress eating', { text: '50808 HELLO' }, 'textaboutit.ie'],
  ['IE', 'pieta-ie', 'Pieta', 'suicide self-harm', { call: '1800 247 247' }, 'pieta.ie'],
  ['IE', 'childline-ie', 'Childline', 'minor', { call: '1800 66 66 66' }, 'childline.ie'],
  ['IE', 'womens-aid', "Women's Aid", 'abuse', { call: '1800 341 900' }, 'womensaid.ie'],
  ['IE', 'drcc', 'National Rape Crisis Helpline', 'sexual-assault', { call: '1800 77 8888' }, 'drcc.ie'],

  [
    'AU',
    'lifeline',
    'Lifeline',
    `${general} violence`,
    { call: '13 11 14', text: '0477 13 11 14', chat: 'https://www.lifeline.org.au/crisis-chat/' },
    'lifeline.org.au',
  ],
  [
    'AU',
    'scbs',
    'Suicide Call Back Service',
    'suicide someone-else',
    { call: '1300 659 467' },
    'suicidecallbackservice.org.au',
  ],
  [
    'AU',
    '13yarn',
    '13YARN',
    'distress suicide',
    { call: '13 92 76' },
    '13yarn.org.au',
    { note: 'for Aboriginal and Torres Strait Islander people' },
  ],
  ['AU', 'kids-au', 'Kids Helpline', 'minor lgbtq-youth', { call: '1800 55 1800' }, 'kidshelpline.com.au'],
  ['AU', '1800respect', '1800RESPECT', 'abuse sexual-assault', { call: '1800 737 732' }, '1800respect.org.au'],
  [
    'AU',
    'butterfly',
    'Butterfly National Helpline',
    'eating',
    { call: '1800 33 4673' },
    'butterfly.org.au',
    { hours: '8am–midnight' },
  ],
  [
    'AU',
    'open-arms',
    'Open Arms',
    'veteran',
    { call: '1800 011 046' },
    'openarms.gov.au',
    { note: 'for veterans and their families' },
  ],
  [
    'AU',
    'poison-au',
    'Poisons Information Centre',
    'medical-emergency',
    { call: '13 11 26' },
    'poisonsinfo.nsw.gov.au',
  ],
  ['NZ', '1737', '1737, need to talk?', `${general} violence minor`, { call: '1737', text: '1737' }, '1737.org.nz'],
  ['NZ', 'sch-nz', 'Suicide Crisis Helpline', 'suicide self-harm', { call: '0508 828 865' }, 'lifeline.org.nz'],
  ['NZ', 'youthline', 'Youthline', 'minor lgbtq-youth', { call: '0800 376 633', text: '234' }, 'youthline.co.nz'],
  ['NZ', 'refuge-nz', "Women's Refuge", 'abuse', { call: '0800 733 843' }, 'womensrefuge.org.nz'],
  ['NZ', 'safe-nz', 'Safe to Talk', 'sexual-assault', { call: '0800 044 334', text: '4334' }, 'safetotalk.nz'],
  ['NZ', 'poison-nz', 'National Poisons Centre', 'medical-emergency', { call: '0800 764 766' }, 'poisons.co.nz'],

  [
    'DE',
    'ts',
    'TelefonSeelsorge',
    general,
    { call: '0800 111 0 111', chat: 'https://online.telefonseelsorge.de' },
    'telefonseelsorge.de',
  ],
  [
    'DE',
    'ngk',
    'Nummer gegen Kummer',
    'minor',
    { call: '116 111' },
    'nummergegenkummer.de',
    { hours: 'Mon–Sat 2pm–8pm' },
  ],
  [
    'DE',
    'hilfetelefon',
    'Hilfetelefon Gewalt gegen Frauen',
    'abuse sexual-assault',
    { call: '116 016' },
    'hilfetelefon.de',
    { languages: '18 languages' },
  ],
  ['AT', 'ts-at', 'TelefonSeelsorge', general, { call: '142' }, 'telefonseelsorge.at'],
  ['AT', 'rad', 'Rat auf Draht', 'minor', { call: '147' }, 'rataufdraht.at'],
  [
    'AT',
    'frauen-at',
    'Frauenhelpline gegen Gewalt',
    'abuse sexual-assault',
    { call: '0800 222 555' },
    'frauenhelpline.at',
  ],
  ['AT', 'poison-at', 'Vergiftungsinformationszentrale', 'medical-emergency', { call: '01 406 43 43' }, 'goeg.at'],
  [
    'CH',
    '143',
    'Die Dargebotene Hand · La Main Tendue',
    general,
    { call: '143' },
    '143.ch',
    { languages: 'German, French, Italian' },
  ],
  ['CH', '147', 'Pro Juventute', 'minor', { call: '147' }, '147.ch', { languages: 'German, French, Italian' }],
  ['CH', 'poison-ch', 'Tox Info Suisse', 'medical-emergency', { call: '145' }, 'toxinfo.ch'],
  ['FR', '3114', '3114, numéro national de prévention du suicide', general, { call: '3114' }, '3114.fr'],
  ['FR', 'amitie', 'SOS Amitié', 'distress', { call: '09 72 39 40 50' }, 'sos-amitie.com'],
  ['FR', '119', '119 Allô Enfance en Danger', 'minor', { call: '119' }, 'allo119.gouv.fr'],
  ['FR', '3919', '3919 Violences Femmes Info', 'abuse sexual-assault', { call: '3919' }, 'solidaritefemmes.org'],
  ['BE', '1813', 'Zelfmoordlijn', general, { call: '1813' }, 'zelfmoord1813.be', { languages: 'Dutch' }],
  [
    'BE',
    'cps',
    'Centre de Prévention du Suicide',
    general,
    { call: '0800 32 123' },
    'preventionsuicide.be',
    { languages: 'French' },
  ],
  [
    'BE',
    'poison-be',
    'Antigifcentrum · Centre Antipoisons',
    'medical-emergency',
    { call: '070 245 245' },
    'antigifcentrum.be',
  ],
  ['NL', '113', '113 Zelfmoordpreventie', general, { call: '113', chat: 'https://www.113.nl' }, '113.nl'],
  ['NL', 'veilig', 'Veilig Thuis', 'abuse minor', { call: '0800 2000' }, 'veiligthuis.nl'],
  ['ES', '024', '024, Línea de atención a la conducta suicida', general, { call: '024' }, 'sanidad.gob.es'],
  ['ES', 'anar', 'Fundación ANAR', 'minor', { call: '116 111' }, 'anar.org'],
  ['ES', '016', '016', 'abuse sexual-assault', { call: '016' }, 'violenciagenero.igualdad.gob.es'],
  [
    'ES',
    'poison-es',
    'Servicio de Información Toxicológica',
    'medical-emergency',
    { call: '91 562 04 20' },
    'mjusticia.gob.es',
  ],
  ['PT', 'sns24', 'SNS 24, aconselhamento psicológico', general, { call: '808 24 24 24' }, 'sns24.gov.pt'],
  [
    'PT',
    'vitima',
    'APAV Linha de Apoio à Vítima',
    'abuse sexual-assault',
    { call: '116 006' },
    'apav.pt',
    { hours: 'weekdays 8am–11pm' },
  ],
  ['PT', 'poison-pt', 'Centro de Informação Antivenenos', 'medical-emergency', { call: '800 250 250' }, 'inem.pt'],
  [
    'IT',
    'amico',
    'Telefono Amico Italia',
    general,
    { call: '02 2327 2327' },
    'telefonoamico.it',
    { hours: '9am–midnight' },
  ],
  ['IT', 'azzurro', 'Telefono Azzurro', 'minor', { call: '19696' }, 'azzurro.it'],
  ['IT', '1522', '1522 Antiviolenza e Stalking', 'abuse sexual-assault', { call: '1522' }, '1522.eu'],
  ['DK', 'livslinien', 'Livslinien', general, { call: '70 201 201' }, 'livslinien.dk', { hours: 'see the page' }],
  ['DK', 'boerne', 'BørneTelefonen', 'minor', { call: '116 111' }, 'bornetelefonen.dk'],
  ['NO', 'mh', 'Mental Helse Hjelpetelefonen', general, { call: '116 123' }, 'mentalhelse.no'],
  ['NO', 'kirkens', 'Kirkens SOS', 'suicide distress', { call: '22 40 00 40' }, 'kirkens-sos.no'],
  ['NO', 'alarm', 'Alarmtelefonen for barn og unge', 'minor', { call: '116 111' }, '116111.no'],
  ['NO', 'vo', 'VO-linjen', 'abuse', { call: '116 006' }, 'volinjen.no'],
  ['SE', 'mind', 'Självmordslinjen', general, { call: '90101' }, 'mind.se'],
  ['SE', 'bris', 'Bris', 'minor', { call: '116 111' }, 'bris.se'],
  ['SE', 'kvinno', 'Kvinnofridslinjen', 'abuse sexual-assault', { call: '020 50 50 50' }, 'kvinnofridslinjen.se'],
  [
    'FI',
    'mieli',
    'MIELI Crisis Helpline',
    general,
    { call: '09 2525 0111' },
    'mieli.fi',
    { languages: 'Finnish; others at set hours' },
  ],
  ['FI', 'nolla', 'Nollalinja', 'abuse sexual-assault', { call: '080 005 005' }, 'nollalinja.fi'],
  ['FI', 'poison-fi', 'Poison Information Centre', 'medical-emergency', { call: '0800 147 111' }, 'hus.fi'],
  ['IS', '1717', 'Hjálparsími Rauða krossins', `${general} minor`, { call: '1717' }, '1717.is'],
  ['PL', 'cw', 'Centrum Wsparcia', general, { call: '800 70 2222' }, 'centrumwsparcia.pl'],
  ['PL', '116111', 'Telefon Zaufania dla Dzieci i Młodzieży', 'minor', { call: '116 111' }, '116111.pl'],
  ['PL', 'niebieska', 'Niebieska Linia', 'abuse', { call: '800 12 00 02' }, 'niebieskalinia.info'],
  ['CZ', 'lppp', 'Linka první psychické pomoci', general, { call: '116 123' }, 'linkapsychickepomoci.cz'],
  ['CZ', 'bezpeci', 'Linka bezpečí', 'minor', { call: '116 111' }, 'linkabezpeci.cz'],
  ['SK', 'nezabudka', 'Linka dôvery Nezábudka', general, { call: '0800 800 566' }, 'linkanezabudka.sk'],
  ['SI', 'samarijan', 'Zaupni telefon Samarijan', general, { call: '116 123' }, 'telefon-samarijan.si'],
  ['HU', '116123-hu', 'Lelki Elsősegély Telefonszolgálat', general, { call: '116 123' }, 'sos116-123.hu'],
  ['GR', '1018', '1018, Klimaka', general, { call: '1018' }, 'suicide-help.gr'],
  ['RS', 'srce', 'Centar Srce', general, { call: '0800 300 303' }, 'centarsrce.org', { hours: '2pm–11pm' }],
  ['UA', '7333', 'Lifeline Ukraine', `${general} veteran`, { call: '7333' }, 'lifelineukraine.com'],
  ['TR', '183', 'ALO 183 Sosyal Destek Hattı', 'abuse violence minor distress', { call: '183' }, 'aile.gov.tr'],
  [
    'IL',
    '1201',
    'ERAN',
    general,
    { call: '1201' },
    'eran.org.il',
    { languages: 'Hebrew, Arabic, Russian, English, Amharic' },
  ],

  ['BR', 'cvv', 'CVV', `${general} minor`, { call: '188', chat: 'https://cvv.org.br/chat/' }, 'cvv.org.br'],
  ['BR', '180', 'Ligue 180', 'abuse sexual-assault', { call: '180' }, 'gov.br/mulheres'],
  [
    'AR',
    'cas',
    'Centro de Asistencia al Suicida',
    'suicide distress someone-else',
    { call: '135' },
    'asistenciaalsuicida.org.ar',
    { hours: 'see the page', note: 'free from Buenos Aires and its area' },
  ],
  ['AR', '144', 'Línea 144', 'abuse', { call: '144' }, 'argentina.gob.ar'],
  ['CL', '4141', '*4141, Línea de Prevención del Suicidio', `${general} minor`, { call: '*4141' }, 'minsal.cl'],
  ['CL', '1455', '1455', 'abuse', { call: '1455' }, 'sernameg.gob.cl'],
  [
    'CO',
    '106',
    'Línea 106',
    `${general} minor`,
    { call: '106' },
    'saludcapital.gov.co',
    { note: 'Bogotá and some departments' },
  ],
  ['CO', '155', 'Línea 155', 'abuse', { call: '155' }, 'minigualdad.gov.co'],
  ['PE', '113-pe', 'Línea 113 Salud, opción 5', general, { call: '113' }, 'gob.pe/minsa'],
  ['PE', '100', 'Línea 100', 'abuse sexual-assault', { call: '100' }, 'gob.pe/mimp'],
  ['UY', 'vida-uy', 'Línea de prevención del suicidio', general, { call: '0800 0767' }, 'asse.com.uy'],

  [
    'IN',
    'telemanas',
    'Tele-MANAS',
    `${general} substance`,
    { call: '14416' },
    'telemanas.mohfw.gov.in',
    { languages: '20 Indian languages and English' },
  ],
  [
    'IN',
    'vandrevala',
    'Vandrevala Foundation',
    'suicide distress someone-else',
    { call: '9999 666 555' },
    'vandrevalafoundation.com',
    { note: 'also WhatsApp' },
  ],
  ['IN', '1098', 'Childline', 'minor', { call: '1098' }, 'wcd.nic.in'],
  ['IN', '181', 'Women Helpline', 'abuse sexual-assault', { call: '181' }, 'wcd.nic.in'],
  ['LK', '1926', 'NIMH Mental Health Helpline', general, { call: '1926' }, 'nimh.health.gov.lk'],
  [
    'JP',
    'yorisoi',
    'Yorisoi Hotline',
    `${general} abuse`,
    { call: '0120-279-338' },
    'since2011.net/yorisoi',
    { languages: 'Japanese; others by menu' },
  ],
  ['JP', 'dv-plus', 'DV Sōdan Plus', 'abuse', { call: '0120-279-889' }, 'soudanplus.jp'],
  ['KR', '109', '109 Suicide Prevention Hotline', general, { call: '109' }, 'mohw.go.kr'],
  ['KR', '1388', 'Youth Counselling 1388', 'minor', { call: '1388' }, '1388.go.kr'],
  ['KR', '1366', 'Women’s Hotline 1366', 'abuse sexual-assault', { call: '1366' }, 'women1366.kr'],
  ['TW', '1925', '1925 安心專線', general, { call: '1925' }, 'mohw.gov.tw'],
  ['TW', '113-tw', '113 保護專線', 'abuse sexual-assault minor', { call: '113' }, 'mohw.gov.tw'],
  [
    'HK',
    'samaritans-hk',
    'The Samaritans',
    general,
    { call: '2896 0000' },
    'samaritans.org.hk',
    { languages: 'English, Cantonese and others' },
  ],
  [
    'HK',
    'sbhk',
    'The Samaritan Befrienders',
    'suicide distress',
    { call: '2389 2222' },
    'sbhk.org.hk',
    { languages: 'Cantonese' },
  ],
  ['CN', '12356', '12356 心理援助热线', general, { call: '12356' }, 'nhc.gov.cn', { hours: 'at least 18 hours a day' }],
  ['SG', 'sos', 'Samaritans of Singapore', general, { call: '1767' }, 'sos.org.sg'],
  ['SG', 'navh', 'National Anti-Violence Helpline', 'abuse sexual-assault', { call: '1800 777 0000' }, 'msf.gov.sg'],
  ['MY', 'befrienders', 'Befrienders KL', general, { call: '03-7627 2929' }, 'befrienders.org.my'],
  ['MY', '15999', 'Talian Kasih', 'abuse minor', { call: '15999' }, 'kpwkm.gov.my'],
  ['PH', 'ncmh', 'NCMH Crisis Hotline', general, { call: '1553' }, 'ncmh.gov.ph'],
  ['TH', '1323', '1323 Mental Health Hotline', general, { call: '1323' }, 'dmh.go.th'],
  ['ZA', 'sadag', 'SADAG Suicide Crisis Helpline', general, { call: '0800 567 567' }, 'sadag.org'],
  ['ZA', 'gbvcc', 'GBV Command Centre', 'abuse sexual-assault', { call: '0800 428 428' }, 'gbv.org.za'],
  ['ZA', '116', 'Childline South Africa', 'minor', { call: '116' }, 'childlinesa.org.za'],
  ['KE', '1199', 'Kenya Red Cross', general, { call: '1199' }, 'redcross.or.ke'],
  ['KE', '1195', 'HAK GBV Helpline', 'abuse sexual-assault', { call: '1195' }, 'hakgbv1195.org'],

  [
    'INT',
    'findahelpline',
    'Find a Helpline',
    crisisNeeds.join(' '),
    { chat: 'https://findahelpline.com' },
    'findahelpline.com',
    { hours: 'any time', note: 'free lines in over 130 countries' },
  ],
];

/** Every line, in the order they are offered. */
export const crisisLines: readonly CrisisLine[] = rows.map(([country, id, name, needs, ways, source, more]) => {
  const [to, word] = ways.text?.split(' ') ?? [];
  return {
    id,
    name,
    country,
    for: needs.split(' ') as CrisisNeed[],
    ...(ways.call && { call: ways.call }),
    ...(to && { text: word ? { to, word } : { to } }),
    ...(ways.chat && { chat: ways.chat }),
    hours: '24/7',
    ...more,
    verified_on: verifiedOn,
    source,
  };
});

/** Where someone is taken to be when nothing is known: the country whose numbers the product's own pages show. */
export const defaultCountry = 'US';

/**
 * The lines to offer, best first: those of the country made for this need, then its general lines, then the
 * international door. Unknown country: those of `defaultCountry`. Never empty.
 */
export function linesFor(country: string | undefined, need: CrisisNeed): CrisisLine[] {
  const here = crisisLines.filter((line) => line.country === (country ?? defaultCountry));
  const special = here.filter((line) => line.for.includes(need)).sort((a, b) => breadth(a) - breadth(b));
  const fallback = here.filter((line) => line.for.includes('suicide') && !line.for.includes(need));
  const own = need === 'suicide' || need === 'self-harm' ? here.filter((line) => line.for.includes(need)) : special;
  return [...own, ...fallback, ...crisisLines.filter((line) => line.country === 'INT')];
}

/** A line for few needs knows more about each; what is no crisis line comes after those that are. */
function breadth(line: CrisisLine): number {
  return line.for.length + (line.note?.includes('not a crisis line') ? 100 : 0);
}

/** By number, the countries where it reaches an ambulance. Elsewhere 112, which mobile networks route by standard (3GPP TS 22.101). */
const emergency = {
  '911': 'US CA MX AR EC CR PA DO HN SV UY PY VE PR PH JO',
  '999': 'GB HK MY BD KE',
  '000': 'AU',
  '111': 'NZ',
  '119': 'JP KR TW',
  '120': 'CN',
  '995': 'SG',
  '1669': 'TH',
  '115': 'VN IR',
  '192': 'BR',
  '131': 'CL',
  '123': 'CO EG',
  '106': 'PE',
  '101': 'IL',
  '998': 'AE',
  '1990': 'LK',
  '102': 'NP',
  '1122': 'PK',
};
const emergencyByCountry = new Map(
  Object.entries(emergency).flatMap(([number, countries]) => countries.split(' ').map((country) => [country, number])),
);

/** The number that brings an ambulance. */
export function emergencyNumber(country: string | undefined): string {
  return emergencyByCountry.get(country ?? defaultCountry) ?? '112';
}

/**
 * The number that tells what is near for food, a bed and the rent (211.org, 211.ca); undefined where we know of none. Where the
 * country is unknown, that of the United States, to be said so.
 */
export const practicalNumber = (country: string | undefined): string | undefined =>
  ['US', 'CA'].includes(country ?? defaultCountry) ? '211' : undefined;

/** What the crisis card needs to know. */
export interface CrisisCard {
  need: CrisisNeed;
  /** Undefined when unknown. */
  country: string | undefined;
  /** Life may be in danger now: the emergency number comes first. */
  urgent?: boolean;
}

/** The needs whose card is no alarm: nothing was said of danger to the person who writes. */
const calmNeeds: readonly CrisisNeed[] = ['someone-else', 'minor'];

/** The tag that makes the screen show the crisis card at once; SUPPORT where the danger is not the writer's own. */
export function crisisTag({ need, country, urgent }: CrisisCard): Tag {
  return {
    tag: calmNeeds.includes(need) ? 'SUPPORT' : 'CRISIS',
    content: [need, country ?? '-', ...(urgent ? ['urgent'] : [])].join(' '),
  };
}

/** Reads the content of a CRISIS or SUPPORT tag. Something unreadable still shows a card: suicide, country unknown. */
export function parseCrisisTag(content: string): CrisisCard & { urgent: boolean } {
  const [need, country, urgent] = content.split(' ');
  return {
    need: crisisNeeds.find((known) => known === need) ?? 'suicide',
    country: country && /^[A-Z]{2}$/.test(country) ? country : undefined,
    urgent: urgent === 'urgent',
  };
}
