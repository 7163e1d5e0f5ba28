import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import type { PayoutAccountView } from './payout-account-view.ts'

/** Whether the account works, and the address to enter at the provider. */
export function PayoutAccountState({ one }: { one: PayoutAccountView }) {
	const { t } = useTranslation('payouts')
	const { account, notificationUrl } = one
	const state = account ? (account.isOn ? 'on' : 'off') : 'none'
	return (
		<Panel id="state" title={t('state')}>
			<p className="mb-4 flex flex-wrap items-center gap-3">
				<Badge colour={state === 'on' ? 'green' : 'grey'}>{t(`settings.${state}`)}</Badge>
				{account ? <span>{t('settings.hint', { hint: account.keyHint })}</span> : null}
			</p>
			{account && !account.isUsable ? <Alert tone="error">{t('settings.unusable')}</Alert> : null}
			{account?.silentSince ? (
				<Alert tone="warning">{t('settings.silent', { at: account.silentSince })}</Alert>
			) : null}
			<SummaryList
				rows={[
					{
						term: t('settings.url'),
						value: <span className="wrap-anywhere">{notificationUrl}</span>,
					},
				]}
			/>
			{account ? (
				<p className="mt-3 text-14 text-mute">
					{account.heardAt === null
						? t('settings.unheard')
						: t('settings.heard', { at: account.heardAt })}
				</p>
			) : null}
		</Panel>
	)
}
