import { useTranslation } from '#app/i18n/use-translation.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Stat } from '#web/ui/Stat.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { StatementList } from '#app/features/wallet/StatementList.tsx'
import type { StatementView } from '#app/features/wallet/statement-view.ts'
import { paths } from '#app/paths.ts'

export type CoinsPage = {
	title: string
	/** Formatted. */
	balance: string
	worth: string
	/** The earliest first; formatted. */
	expiries: { date: string; coins: string }[]
	statement: StatementView
}

/** The customer's coins: balance, expiry dates, and what they can be used for. */
export function CoinsScreen({ title, balance, worth, expiries, statement }: CoinsPage) {
	const { t } = useTranslation('balance')
	const [soonest, ...later] = expiries
	return (
		<>
			<PageHeader title={title}>{t('coins.lead')}</PageHeader>
			<div className="flex flex-wrap gap-3">
				<Stat label={t('coins.balance')} value={balance}>
					<MutedText as="span">{t('coins.worth', { worth })}</MutedText>
				</Stat>
				<Stat label={t('coins.soonest')} value={soonest ? soonest.coins : t('coins.none')}>
					{soonest ? <MutedText as="span">{t('coins.until', soonest)}</MutedText> : null}
				</Stat>
			</div>
			{later.length === 0 ? null : (
				<div className="mt-4">
					<Disclosure summary={t('coins.later')}>
						<SummaryList rows={later.map(({ date, coins }) => ({ term: date, value: coins }))} />
					</Disclosure>
				</div>
			)}
			<StatementList
				statement={statement}
				empty={{
					title: t('coins.empty.title'),
					text: t('coins.empty.text'),
					action: { label: t('coins.empty.shop'), path: paths.products },
				}}
			/>
		</>
	)
}
