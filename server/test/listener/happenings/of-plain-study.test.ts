import { describe, expect, test } from 'vitest';
import { happened } from '../happened.ts';

/** A message, or a talk with the message last, and what is heard in it. */
type Case = [string | string[], string];

const heardIn = (said: string | string[]): string[] => {
  const talk = [said].flat();
  return happened(talk.at(-1) ?? '', ...talk.slice(0, -1));
};

describe('school and studying are known in plain words', () => {
  test.each<Case>([
    ['i am worried about my scholarship', 'scholarship-at-stake'],
    ['i want to quit college', 'wants-to-leave-school'],
    ['i am thinking about dropping out of school', 'wants-to-leave-school'],
    ['my parents want me to study law and i like music', 'parents-chose-the-subject'],
    [['i got a bad mark in the exam', 'my parents will be so disappointed'], 'parents-will-hear-of-marks'],
    ['i am failing my math class', 'failing-the-class'],
    ['i am doing very bad in chemistry class', 'failing-the-class'],
    ['i did not do well on my test', 'did-badly-in-an-exam'],
    ["i didn't pass the biology exam", 'did-badly-in-an-exam'],
    ['my grades dropped this semester', 'marks-went-down'],
    ['i am afraid i will fail this semester', 'afraid-to-fail-it'],
    ['i have a big exam coming up in nursing', 'exam-is-coming'],
    ['it is finals week and i am dying', 'exam-is-coming'],
    ['my group members are lazy and the project is for class', 'group-project'],
    ["my professor doesn't answer my emails", 'teacher-will-not-listen'],
    ['online classes are so hard for me', 'learning-on-a-screen'],
    ['i study for hours and i cant remember anything from the lessons', 'nothing-sticks'],
    ['i am so behind with my assignments', 'behind-with-it'],
    ['i have no motivation to study', 'cannot-get-to-studying'],
    ["i can't concentrate on my studies", 'cannot-get-to-studying'],
    ['i have so much homework this week', 'too-much-for-one-term'],
    ['everyone in my class is smarter than me', 'not-cut-out-for-it'],
    ['i wish i had chosen a different degree', 'chose-the-wrong-subject'],
    ['i work full time and i am in college', 'study-and-all-the-rest'],
    ['my son is falling behind in school', 'child-struggles-at-school'],
    ['i studied every day for weeks and still i am not ready for the exam', 'studies-hard-and-in-vain'],
    ['i am stressed about school', 'school-is-stressful'],
    ['university is overwhelming', 'school-is-stressful'],
    ['they took away my scholarship', 'lost-the-scholarship'],
    ['i got expelled from my school', 'put-out-of-school'],
    ['i am an international student', 'student-far-from-home'],
    ['i have to repeat the year', 'has-to-repeat-it'],
    ["i don't know which college to choose", 'which-to-choose'],
    ["i can't finish my degree", 'cannot-finish-the-course'],
    ['i did not study enough for the test', 'did-not-study-enough'],
    ['i handed in my essay too late for the class', 'behind-with-it'],
  ])('%j: %s', (said, id) => expect(heardIn(said)).toContain(id));
});

describe('what only has the words of school is not heard as that', () => {
  test.each<Case>([
    ['i won a scholarship and i am scared of nothing', 'scholarship-at-stake'],
    ['i dropped out of college years ago', 'wants-to-leave-school'],
    ['i am not going to quit school', 'wants-to-leave-school'],
    ['my daughter is failing her math class', 'failing-the-class'],
    ['i feel i am failing as a mother', 'failing-the-class'],
    ['i failed my drug test at the clinic', 'did-badly-in-an-exam'],
    ['my son did badly in his exam', 'did-badly-in-an-exam'],
    ['he is in 4th grade', 'marks-went-down'],
    ['i am afraid my marriage will fail, and school is hard', 'afraid-to-fail-it'],
    ['i passed the big exam this week', 'exam-is-coming'],
    ['my teacher was kind to me', 'teacher-will-not-listen'],
    ['i like my online course', 'learning-on-a-screen'],
    ['my mother has cancer so i do school online and it is hard for her', 'learning-on-a-screen'],
    ['i am behind with my rent, and school started', 'behind-with-it'],
    ['i cannot focus at work, my job is boring', 'cannot-get-to-studying'],
    ['i love my homework in this course, so much homework but fun, love it', 'too-much-for-one-term'],
    ['it is not a good time for school to start', 'not-cut-out-for-it'],
    ['i had a hard time in school years ago', 'school-is-stressful'],
    ['i lost touch with my high school friends', 'school-is-stressful'],
    ['i might lose my scholarship, i almost lost my scholarship', 'lost-the-scholarship'],
    ['i handed in my essay late', 'exams-over'],
    ['i cheated on the big exam this week', 'exam-is-coming'],
    ['i wore her scarf to the exam', 'exam-is-coming'],
    ['school rang and i am behind with my parcels', 'behind-with-it'],
    ['our lad went off to uni and i am scared', 'school-is-stressful'],
    ['my professor gave me an unfair grade', 'teacher-kind'],
    ['i am too old to go back to school', 'back-to-learning'],
  ])('%j: not %s', (said, id) => expect(heardIn(said)).not.toContain(id));
});
