import { FaqWidget } from '@ministerio/ui/composed/faq-widget';
import { type SomeWords, WordsProvider } from '@ministerio/ui/words';

const english: SomeWords = {
  faqWidget: { title: 'Frequent questions', greeting: 'Hello! What would you like to know?' },
  link: { newTab: '(opens in a new tab)' },
};

export function Questions() {
  return (
    <WordsProvider words={english}>
      <FaqWidget
        entries={[{ id: 'parking', question: 'Is there a car park?', answer: 'Yes, beside the church.' }]}
        chat={{ href: '/chat' }}
      />
    </WordsProvider>
  );
}
