import { missingSettings, withoutSample } from '@ministerio/content';
import { useServices } from '@ministerio/ui/connected/services';
import { PanelHome } from '@ministerio/ui/features/dashboard-home';
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
