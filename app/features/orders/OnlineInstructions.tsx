import { useTranslation } from '#app/i18n/use-translation.ts'
import { copyMessages } from '#app/features/texts/copy-messages.ts'
import { CopyButton } from '#app/ui/CopyButton.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { paperStyle } from '#web/ui/paper-style.ts'
import type { OpenPayment } from './online-view.ts'
import type { OrderView } from './order-view.ts'
import { Deadline, Fact } from './PayInstructions.tsx'
import { QrisCode } from './QrisCode.tsx'

type OnlineInstructionsProps = { order: OrderView; payment: OpenPayment }

/** What to pay, to which number, code or page, and until when. */
export function OnlineInstructions({ order, payment }: OnlineInstructionsProps) {
	const { t } = useTranslation('payment')
	const { name, amount, amountDigits, fee, qr, deadline } = payment
	return (
		<section
			aria-labelledby={`pay-${order.number}`}
			className={`flex flex-col gap-4 rounded-card border border-[#14171c] p-4 sm:p-6 ${paperStyle}`}
		>
			<h2 id={`pay-${order.number}`}>{t('ONLINE.title', { name })}</h2>
			{qr ? <QrisCode qr={qr} amount={amount} /> : null}
			<div>
				<MutedText>{t('ONLINE.amount')}</MutedText>
				<div className="text-28 font-bold tabular-nums sm:text-36" data-amount={amountDigits}>
					<CopyButton
						value={amountDigits}
						shown={amount}
						label={t('orders:copy.label')}
						messages={copyMessages(t)}
					/>
				</div>
				{fee ? <MutedText>{t('ONLINE.fee', { fee })}</MutedText> : null}
			</div>
			{order.received ? <p>{t('orders:pay.received', { received: order.received })}</p> : null}
			<dl className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
				<Numbers payment={payment} />
				<Deadline deadline={deadline} now={order.now} />
			</dl>
			<ProviderPage payment={payment} />
		</section>
	)
}

function Numbers({ payment: { number, biller, name, method } }: { payment: OpenPayment }) {
	const { t } = useTranslation('payment')
	if (number === null) return null
	const isCode = method === 'INDOMARET' || method === 'ALFAMART'
	const term = biller ? 'billNumber' : isCode ? 'code' : 'number'
	return (
		<>
			<Fact term={t(isCode ? 'ONLINE.store' : 'orders:pay.bank')}>
				<span className="text-18">{name}</span>
			</Fact>
			{biller ? <Copied term={t('ONLINE.biller')} value={biller} /> : null}
			<Copied term={t(`ONLINE.${term}`)} value={number} />
		</>
	)
}

function Copied({ term, value }: { term: string; value: string }) {
	const { t } = useTranslation('orders')
	return (
		<Fact term={term}>
			<span className="text-18 tabular-nums" data-number={value}>
				<CopyButton value={value} label={t('copy.label')} messages={copyMessages(t)} />
			</span>
		</Fact>
	)
}

function ProviderPage({ payment: { page, number, qr } }: { payment: OpenPayment }) {
	const { t } = useTranslation('payment')
	if (number !== null || qr !== null) return null
	if (page === null) return <p>{t('ONLINE.noPage')}</p>
	return (
		<div className="flex flex-col gap-2 print:hidden">
			<ButtonLink variant="primary" size="large" wide reload href={page} rel="noreferrer">
				{t('ONLINE.page')}
			</ButtonLink>
			<MutedText>{t('ONLINE.pageHelp')}</MutedText>
		</div>
	)
}
