import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { Running } from './payout-view.ts'

/** That something is being paid out, instead of the ways to pay it. */
export function RunningPayout({ payout: { state, way, href } }: { payout: Running }) {
	const { t } = useTranslation('payouts')
	return (
		<Alert tone="warning">
			<p>
				{t('running', { state: `${t(`ways.${way}`)}, ${t(`states.${state}`)}` })}{' '}
				<TextLink href={href}>{t('toOne')}</TextLink>
			</p>
		</Alert>
	)
}
