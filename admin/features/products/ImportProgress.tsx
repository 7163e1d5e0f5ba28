import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Meter } from '#web/ui/Meter.tsx'

/** Progress of an import; the page reloads every three seconds. */
export function ImportProgress({ share }: { share: number }) {
	const { t } = useTranslation('products')
	return (
		<Alert title={t('import.working', { share })} role="status">
			<div className="my-2">
				<Meter value={share} max={100} label={t('import.working', { share })} />
			</div>
			{t('import.workingText')}
		</Alert>
	)
}
