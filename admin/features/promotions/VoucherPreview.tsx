import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import type { PreviewRow } from './voucher-view.ts'

/** The effect of a voucher on example carts. */
export function VoucherPreview({ rows }: { rows: PreviewRow[] }) {
	const { t } = useTranslation('promotions')
	return (
		<Panel id="preview" title={t('voucher.effect')}>
			<div className="text-14">
				<ListTable
					caption={t('voucher.effect')}
					rows={rows}
					keyOf={({ cart }) => cart}
					columns={[
						{ label: t('voucher.cart'), cell: ({ cart }) => cart },
						{
							label: t('voucher.off'),
							cell: ({ missing, discount }) =>
								missing ? t('voucher.missing', { amount: missing }) : discount,
							end: true,
						},
						{ label: t('voucher.cashback'), cell: ({ cashback }) => cashback, end: true },
						{ label: t('voucher.pays'), cell: ({ total }) => <b>{total}</b>, end: true },
					]}
				/>
			</div>
			<p className="mt-3 text-14 text-mute">
				{t('voucher.effectText', { shipping: rows[0]?.shipping ?? '' })}
			</p>
		</Panel>
	)
}
