import { useTranslation } from '#app/i18n/use-translation.ts'
import type { KnownMethod, OfferedMethod } from '#app/domain/payment.ts'
import type { TextKey } from '#app/i18n/text-keys.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'

type PaymentMethodsProps = { methods: KnownMethod[] }

/** What is to be said of a method that has no list of accounts. */
const abouts = {
	ONLINE: 'payment:ONLINE.about',
	BANK_TRANSFER: null,
	COD: 'payment:COD.about',
	QRIS: 'payment:QRIS.about',
} satisfies Record<OfferedMethod, TextKey | null>

/** The shop's current payment methods and accounts. */
export function PaymentMethods({ methods }: PaymentMethodsProps) {
	const { t } = useTranslation('content')
	const path = usePath()
	return (
		<section className="mt-8 lg:mt-12" aria-labelledby="accounts">
			<h2 id="accounts">{t('payment.accounts')}</h2>
			<MutedText className="mt-2 mb-4">{t('payment.care')}</MutedText>
			{methods.map(({ code, online }) => {
				const about = abouts[code]
				return about === null ? null : (
					<p key={code} className="mb-4">
						{t(about, { names: online.map(({ name }) => name).join(', ') })}
					</p>
				)
			})}
			{methods
				.filter(({ banks }) => banks.length > 0)
				.map(({ name, banks }) => (
					<ListTable
						key={name}
						caption={name}
						rows={banks}
						keyOf={({ code, number }) => `${code} ${number}`}
						columns={[
							{ label: t('payment.bank'), cell: (bank) => bank.name },
							{
								label: t('payment.number'),
								cell: (bank) => (
									<span className="tabular-nums font-semibold select-all">{bank.number}</span>
								),
							},
							{ label: t('payment.holder'), cell: (bank) => bank.holder },
						]}
					/>
				))}
			<div className="flex flex-wrap items-center gap-2 mt-6">
				<ButtonLink href={path(paths.paymentConfirmation)}>{t('payment.confirm')}</ButtonLink>
			</div>
		</section>
	)
}
