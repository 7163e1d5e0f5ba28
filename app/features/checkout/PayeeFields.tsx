import { formatMoney } from '#web/domain/money.ts'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { type OfferedMethod, onlineGroups, type Payee } from '#app/domain/payment.ts'
import type { TextKey } from '#app/i18n/text-keys.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

type PayeeFieldsProps = {
	field: { id: string; name: string; defaultValue?: string; errors?: string[] }
	payees: Payee[]
}

/** What a payment method is, where its name does not say it. */
const hints = {
	ONLINE: null,
	BANK_TRANSFER: null,
	COD: 'payment:COD.hint',
	QRIS: 'payment:QRIS.hint',
} satisfies Record<OfferedMethod, TextKey | null>

/** How to pay: online in groups, and by transfer; the field's error stands at the first. */
export function PayeeFields({ field, payees }: PayeeFieldsProps) {
	const { t } = useTranslation('checkout')
	const groups = onlineGroups(payees)
	const others = payees.filter(({ online }) => online === undefined)
	const { id, errors, ...shared } = field
	const idOf = (index: number) => (index === 0 ? { id, errors } : { id: `${id}-${index}` })
	return (
		<>
			{groups.map(({ group, payees: ofGroup }, index) => (
				<RadioCards
					key={group}
					{...shared}
					{...idOf(index)}
					label={t(`payment:ONLINE.group.${group}.title`)}
					help={t(`payment:ONLINE.group.${group}.help`)}
					cards={ofGroup.map(({ code, name, online }) => ({
						value: code,
						title: name,
						end: online?.fee
							? t('payment:ONLINE.plus', { fee: formatMoney(online.fee) })
							: undefined,
					}))}
				/>
			))}
			{others.length === 0 ? null : (
				<RadioCards
					{...shared}
					{...idOf(groups.length)}
					label={t(groups.length > 0 ? 'payment.manual' : 'payment.legend')}
					help={t(groups.length > 0 ? 'payment.manualHelp' : 'payment.help')}
					cards={others.map(({ code, name, method, codFee }) => ({
						value: code,
						title: name,
						end: codFee ? t('payment:ONLINE.plus', { fee: formatMoney(codFee) }) : undefined,
						detail: hints[method] ? t(hints[method]) : undefined,
					}))}
				/>
			)}
		</>
	)
}
