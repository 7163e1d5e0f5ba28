import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import type { OnlineView } from './online-view.ts'
import { WarningText } from './WarningText.tsx'

/** What is known of an account, and what is wrong with it. */
export function OnlineState({ one }: { one: OnlineView }) {
	const { t } = useTranslation('banks')
	const { account, warnings, path } = one
	if (!account) return null
	const never = t('online.state.never')
	return (
		<Panel
			id="state"
			title={t('online.state.title')}
			more={
				<ButtonLink href={`${path}/test`} size="small">
					{t('online.state.test')}
				</ButtonLink>
			}
		>
			<div className="grid gap-3">
				{warnings.map((warning) => (
					<Alert key={warning} tone="warning" title={<WarningText warning={warning} one={one} />} />
				))}
				<SummaryList
					rows={[
						{
							term: t('online.state.key'),
							value: t('online.state.keyEnd', { hint: account.keyHint }),
						},
						{ term: t('online.state.tested'), value: account.tested ?? never },
						{ term: t('online.state.heard'), value: account.heard ?? never },
					]}
				/>
			</div>
		</Panel>
	)
}

/** Where the provider is told to send its notifications, in steps. */
export function NotificationSteps({ one }: { one: OnlineView }) {
	const { t } = useTranslation('banks')
	const { provider, notificationUrl } = one
	return (
		<Panel id="notification" title={t('online.notification.title')}>
			<p className="text-14 text-mute">{t('online.notification.address')}</p>
			<p className="mb-3 wrap-anywhere">
				<code>{notificationUrl}</code>
			</p>
			<ol className="grid list-decimal gap-2 pl-5">
				<li>{t(`online.notification.${provider}_1`)}</li>
				<li>{t(`online.notification.${provider}_2`)}</li>
				<li>{t(`online.notification.${provider}_3`)}</li>
			</ol>
		</Panel>
	)
}
