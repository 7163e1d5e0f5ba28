import { useTranslation } from '#admin/i18n/use-translation.ts'
import { ListTable } from '#web/ui/ListTable.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { StateBadge } from './StateBadge.tsx'
import type { VoucherRow } from './voucher-view.ts'
import { VoucherTerms } from './VoucherTerms.tsx'

/** Vouchers as a table; on a phone a list. */
export function VoucherTable({ rows }: { rows: VoucherRow[] }) {
	const { t } = useTranslation('promotions')
	return (
		<ListTable
			caption={t('tab.vouchers')}
			rows={rows}
			keyOf={({ code }) => code}
			columns={[
				{
					label: t('voucher.code'),
					cell: ({ code, title }) => (
						<span className="inline-flex min-w-0 flex-col">
							<TextLink href={`/promotions/vouchers/${code}`} touch="line">
								{code}
							</TextLink>
							<span className="font-normal text-mute">{title}</span>
						</span>
					),
				},
				{
					label: t('voucher.terms'),
					cell: ({ gives }) => <VoucherTerms gives={gives} />,
				},
				{ label: t('voucher.used'), cell: ({ used }) => used, end: true },
				{ label: t('voucher.until'), cell: ({ until }) => until, end: true },
				{
					label: t('state'),
					cell: ({ state, isPrivate }) => (
						<span className="inline-flex flex-wrap justify-end gap-1">
							<StateBadge state={state} />
							{isPrivate ? <span className="text-mute">{t('voucher.private')}</span> : null}
						</span>
					),
				},
			]}
		/>
	)
}
