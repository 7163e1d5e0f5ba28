import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { PROVIDER_NAMES } from '#contract/online-method.ts'
import type { OnlineView } from './online-view.ts'
import { WarningText } from './WarningText.tsx'

/** The providers of online payments, with the shop's accounts. */
export function OnlinePanel({ providers }: { providers: OnlineView[] }) {
	const { t } = useTranslation(['banks', 'reconciliation'])
	return (
		<Panel id="online" title={t('online.title')}>
			<p className="mb-3 max-w-[68ch] text-14 text-mute">{t('online.lead')}</p>
			<ul className="divide-y divide-line">
				{providers.map((one) => (
					<ProviderItem key={one.provider} one={one} />
				))}
			</ul>
			<p className="mt-3">
				<TextLink href="/payments/messages">{t('messages.title')}</TextLink> ·{' '}
				<TextLink href="/payments/reconciliation">{t('reconciliation:title')}</TextLink>
			</p>
		</Panel>
	)
}

function ProviderItem({ one }: { one: OnlineView }) {
	const { t } = useTranslation('banks')
	const provider = PROVIDER_NAMES[one.provider]
	const { account } = one
	// That nothing was heard yet is said where the address is.
	const warnings = one.warnings.filter((warning) => warning !== 'unheard')
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
			<div className="min-w-0">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<b>{provider}</b>
					<Badge colour={account?.isActive ? 'green' : 'grey'}>
						{t(account ? (account.isActive ? 'online.on' : 'online.off') : 'online.none')}
					</Badge>
				</p>
				{account ? (
					<p className="text-14 text-mute">{t(`online.environments.${account.environment}`)}</p>
				) : null}
				{warnings.map((warning) => (
					<p key={warning} className="text-14 text-alarm">
						<WarningText warning={warning} one={one} />
					</p>
				))}
			</div>
			<ButtonLink href={one.path} size="small" aria-label={t('online.changeOne', { provider })}>
				{t(account ? 'online.change' : 'online.setUp')}
			</ButtonLink>
		</li>
	)
}
