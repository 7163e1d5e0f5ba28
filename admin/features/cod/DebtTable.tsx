import { useTranslation } from '#admin/i18n/use-translation.ts'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { debtView } from './cod-view.ts'

type DebtTableProps = {
	debts: ReturnType<typeof debtView>[]
	/** The reader may give up what is missing. */
	canWriteOff: boolean
}

/** What couriers owe, one row per parcel. */
export function DebtTable({ debts, canWriteOff }: DebtTableProps) {
	const { t } = useTranslation(['cod', 'parcels'])
	return (
		<ListTable
			caption={t('debts.caption')}
			keyOf={({ number }) => number}
			rows={debts}
			columns={[
				{
					label: t('debts.order'),
					cell: ({ number, buyer }) => (
						<>
							<TextLink href={`/orders/${number}`} touch="line" className="whitespace-nowrap">
								{number}
							</TextLink>
							<MutedText>{buyer}</MutedText>
						</>
					),
				},
				{
					label: t('debts.parcel'),
					cell: ({ tracking, courier, parcelState }) => (
						<>
							<span className="tabular-nums select-all">{tracking ?? t('debts.noTracking')}</span>
							<MutedText>
								{[courier, parcelState && t(`parcels:state.${parcelState}`)]
									.filter(Boolean)
									.join(' · ')}
							</MutedText>
						</>
					),
				},
				{
					label: t('debts.since'),
					cell: ({ since, days }) => (
						<>
							{since}
							<MutedText>{t('debts.days', { count: days })}</MutedText>
						</>
					),
				},
				{
					label: t('debts.amount'),
					cell: ({ number, amount, missing }) => (
						<>
							<span className="whitespace-nowrap tabular-nums">{amount}</span>
							{missing === null ? null : <MutedText>{t('debts.missing', { missing })}</MutedText>}
							{missing !== null && canWriteOff ? (
								<TextLink href={`/cod/debts/${number}`} touch="line">
									{t('writeOff.open')}
								</TextLink>
							) : null}
						</>
					),
				},
			]}
		/>
	)
}
