import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import type { Payee } from '#app/domain/payment.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import type { OnlineChoices } from './online-choices.ts'

type FormProps = { number: string; formToken: string }

type CheckPaymentProps = FormProps & {
	/** It is the next thing to do, since there is no page of the provider to open first. */
	isFirst: boolean
}

/** Asks the provider whether it is paid. */
export function CheckPayment({ number, formToken, isFirst }: CheckPaymentProps) {
	const { t } = useTranslation('payment')
	const path = usePath()
	return (
		<Form
			method="post"
			action={path(paths.orderPayment(number))}
			className="flex flex-col gap-2 print:hidden"
		>
			<input type="hidden" name="formToken" value={formToken} />
			<input type="hidden" name="do" value="check" />
			<Button variant={isFirst ? 'primary' : undefined} size="large" wide>
				{t('ONLINE.check')}
			</Button>
			<MutedText>{t('ONLINE.checkHelp')}</MutedText>
		</Form>
	)
}

type ChoosePaymentProps = FormProps & { choices: OnlineChoices }

/** Opens the payment at the provider, or changes how it is paid. */
export function ChoosePayment({ number, formToken, choices }: ChoosePaymentProps) {
	const { t } = useTranslation('payment')
	const path = usePath()
	return (
		<Form method="post" action={path(paths.orderPayment(number))} className="flex flex-col gap-6">
			<input type="hidden" name="formToken" value={formToken} />
			<input type="hidden" name="do" value="start" />
			{choices.map(({ group, choices: ofGroup }) => (
				<RadioCards
					key={group}
					id={`online-${group}`}
					name="online"
					required
					label={t(`ONLINE.group.${group}.title`)}
					help={t(`ONLINE.group.${group}.help`)}
					cards={ofGroup.map(({ method, name, fee }) => ({
						value: method,
						title: name,
						end: fee ? t('ONLINE.plus', { fee }) : undefined,
					}))}
				/>
			))}
			<Button variant="primary" size="large">
				{t('ONLINE.choose.submit')}
			</Button>
		</Form>
	)
}

type PayByTransferProps = FormProps & { payees: Payee[] }

/** Pays without a provider, collapsed; nothing where the shop has no such way. */
export function PayByTransfer({ number, formToken, payees }: PayByTransferProps) {
	const { t } = useTranslation('payment')
	const path = usePath()
	if (payees.length === 0) return null
	return (
		<Disclosure summary={t('ONLINE.transfer.title')} heading="h2">
			<Form
				method="post"
				action={path(paths.orderPayment(number))}
				className="flex flex-col gap-4 max-w-96"
			>
				<input type="hidden" name="formToken" value={formToken} />
				<input type="hidden" name="do" value="transfer" />
				<SelectField
					id="transfer-payee"
					name="payee"
					label={t('ONLINE.transfer.payee')}
					help={t('ONLINE.changeHelp')}
					options={payees.map(({ code, name }) => ({ value: code, label: name }))}
				/>
				<Button>{t('ONLINE.transfer.submit')}</Button>
			</Form>
		</Disclosure>
	)
}
