import { useSearchParams } from 'react-router-dom';

/** Which one of several ministries a leader sees, `?ministerio=`. */
export function useMinistryInAddress() {
  const [query, setQuery] = useSearchParams();
  return {
    ministry: query.get('ministerio'),
    onMinistryChange: (id: number) =>
      setQuery((before) => ({ ...Object.fromEntries(before), ministerio: String(id) }), { replace: true }),
  };
}
