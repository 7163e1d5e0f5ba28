import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { OrderView } from './order-view.ts'

type CodPanelProps = { order: OrderView; can: { pay: boolean; change: boolean } }

/** What the courier collects for an order, and the end of one whose parcel came back; nothing where it is paid otherwise. */
export function CodPanel({ order: { number, cod }, can }: CodPanelProps) {
	const { t } = useTranslation('orders')
	if (cod === null) return null
	return (
		<Panel id="cod" title={t('cod.title')}>
			<p className="font-semibold">{t('cod.collect', { amount: cod.amount })}</p>
			{cod.fee === null ? null : <MutedText>{t('cod.fee', { fee: cod.fee })}</MutedText>}
			<p className="mt-2">{t(`cod.states.${cod.state}`)}</p>
			{cod.state === 'DUE' && can.pay ? (
				<TextLink href="/cod" touch="line">
					{t('cod.list')}
				</TextLink>
			) : null}
			{cod.isBack && can.change ? (
				<div className="mt-4 grid gap-3">
					<p>{t('cod.returned')}</p>
					<div>
						<ButtonLink href={`/orders/${number}/cancel`} variant="primary">
							{t('cod.end')}
						</ButtonLink>
					</div>
				</div>
			) : null}
		</Panel>
	)
}
