export { PeopleToGreet, type PeopleToGreetProps, type PersonToGreet } from './people-to-greet.tsx';
