import '@ministerio/widgets/auto';
import type {} from '@ministerio/widgets/react';

export function Schedule() {
  return <ministerio-horarios theme="dark" members />;
}
