import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import type { FlashEffect } from './flash-sale-view.ts'

/** The effect of a flash sale on each variant: price and share of the stock. */
export function FlashEffects({ rows }: { rows: FlashEffect[] }) {
	const { t } = useTranslation('promotions')
	return (
		<Panel id="effect" title={t('flash.effect')}>
			<div className="text-14">
				<ListTable
					caption={t('flash.effect')}
					rows={rows}
					keyOf={({ id }) => id}
					columns={[
						{
							label: t('flash.variant'),
							cell: ({ sku, name }) => (
								<span className="inline-flex min-w-0 flex-col">
									{name || sku}
									<span className="font-normal text-mute">{sku}</span>
								</span>
							),
						},
						{
							label: t('flash.priceChange'),
							cell: ({ usual, price, percent }) => (
								<span className="inline-flex flex-col items-end">
									<b>{price}</b>
									<span className="text-mute">{t('flash.below', { usual, percent })}</span>
								</span>
							),
							end: true,
						},
						{
							label: t('flash.stockShare'),
							cell: ({ quota, available, isShort, sold }) => (
								<span className="inline-flex flex-col items-end whitespace-normal">
									<span>{t('flash.share', { quota, available })}</span>
									{sold === null ? null : (
										<span className="text-mute">{t('flash.soldSoFar', { sold })}</span>
									)}
									{isShort ? <span className="text-alarm">{t('flash.short')}</span> : null}
								</span>
							),
							end: true,
						},
					]}
				/>
			</div>
		</Panel>
	)
}
