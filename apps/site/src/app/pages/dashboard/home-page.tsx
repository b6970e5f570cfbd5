import { missingSettings, withoutSample } from '@ministerio/content';
import { PanelHome } from '@ministerio/screens/dashboard-home';
import { useServices } from '@ministerio/screens/kit/services';
import { ScreenTitle } from '../../layout/screen-title.tsx';

/** /dashboard */
export default function DashboardHomePage() {
  const { church } = useServices();
  const missing = missingSettings(withoutSample(church));
  const publiclyMissing = missingSettings(church);
  return (
    <>
      <ScreenTitle>Inicio</ScreenTitle>
      <PanelHome missing={missing} sampled={missing.filter((entry) => !publiclyMissing.includes(entry))} />
    </>
  );
}
