import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import type { PayoutView } from './payout-view.ts'

/** What is paid to whom, who asked for it, and what the provider says. */
export function PayoutFacts({ payout }: { payout: PayoutView }) {
	const { t } = useTranslation('payouts')
	const { fee, bankHolder, approver, said } = payout
	return (
		<Panel id="payout" title={`${payout.holder} · ${payout.amount}`}>
			<p className="mb-4 max-w-[68ch]">{t(`stateText.${payout.state}`)}</p>
			<SummaryList
				rows={[
					{ term: t('way'), value: t(`ways.${payout.way}`) },
					{ term: t('bank'), value: payout.bank },
					{ term: t('number'), value: payout.number },
					{ term: t('holder'), value: payout.holder },
					{ term: t('bankHolder'), value: bankHolder === null ? t('notTold') : bankHolder },
					...(fee === null ? [] : [{ term: t('fee'), value: fee }]),
					{ term: t('requester'), value: t('by', payout.requester) },
					...(approver === null ? [] : [{ term: t('approver'), value: t('by', approver) }]),
					...(said === '' ? [] : [{ term: t('said'), value: said }]),
				]}
			/>
		</Panel>
	)
}
