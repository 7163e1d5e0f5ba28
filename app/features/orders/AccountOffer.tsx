import type { accountOfferForm } from './account-offer.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { NewPassword } from '#web/ui/OwnPassword.tsx'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'

type AccountOfferProps = {
	number: string
	/** Of the order; the account signs in with it. */
	email: string
	formToken: string
	result: SubmissionResult<string[]> | undefined
}

/** Offers a guest an account: a password, the rest is taken from the order. */
export function AccountOffer({ number, email, formToken, result }: AccountOfferProps) {
	const { t } = useTranslation('auth')
	const { t: tOrders } = useTranslation('orders')
	const path = usePath()
	const action = path(paths.orderSuccess(number))
	const sending = useSending(action)
	const [form, fields] = useForm<FieldsOf<typeof accountOfferForm>>({
		id: 'account',
		lastResult: result,
	})
	const errors = summaryErrors(form, t)
	return (
		<Card as="section" variant="filled" className="print:hidden" aria-labelledby="account-title">
			<h2 id="account-title" className="text-18">
				{tOrders('success.account.title')}
			</h2>
			<MutedText className="mb-4">{tOrders('success.account.help', { email })}</MutedText>
			<FieldForm
				form={form}
				action={`${action}#account`}
				formToken={formToken}
				summary={t('summary', { count: errors.length })}
				errors={errors}
			>
				<NewPassword {...fieldProps(fields.password, t)} />
				<Button size="large" pending={sending}>
					{tOrders('success.account.submit')}
				</Button>
			</FieldForm>
		</Card>
	)
}
