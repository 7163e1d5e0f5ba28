import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import type { CourierAccountView } from './courier-account-view.ts'

/** What is known of an account, and what is wrong with it. */
export function CourierAccountState({ one }: { one: CourierAccountView }) {
	const { t } = useTranslation('settings')
	const { account, warnings, pushUrl } = one
	if (!account) return null
	const never = t('live.never')
	const rows = [
		{ term: t('live.key'), value: `…${account.keyHint}` },
		{ term: t('live.rated'), value: account.rated ?? never },
	]
	const pushRows = [
		{ term: t('live.pushUrl'), value: <span className="wrap-anywhere">{pushUrl}</span> },
		{ term: t('live.heard'), value: account.heard ?? never },
	]
	return (
		<Panel
			id="state"
			title={t('live.state')}
			more={
				<ButtonLink href={`${one.path}/test`} size="small">
					{t('live.test')}
				</ButtonLink>
			}
		>
			<div className="grid gap-3">
				{warnings.map((warning) => (
					<Alert
						key={warning}
						tone="warning"
						title={t(`live.warning.${warning}`, { at: account.silent ?? '' })}
					/>
				))}
				<SummaryList rows={pushUrl === null ? rows : [...rows, ...pushRows]} />
			</div>
		</Panel>
	)
}
