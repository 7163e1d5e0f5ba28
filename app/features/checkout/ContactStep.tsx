import { useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { PhoneNumber } from '#app/features/forms/PhoneNumber.tsx'
import { fieldProps } from '#app/features/forms/field-props.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { StepForm } from './StepForm.tsx'
import { AnswerLines, StepSection } from './StepSection.tsx'
import { resultOf, type CheckoutView, type Refusal, type StepProps } from './view.ts'

/** The customer's name, phone and email. */
export function ContactStep({ page, refusal }: StepProps) {
	const { name, phone, email } = page.contact
	return (
		<StepSection step="contact" page={page} answer={<AnswerLines lines={[name, phone, email]} />}>
			<ContactForm
				values={page.contact}
				result={resultOf('contact', refusal)}
				formToken={page.formToken}
			/>
		</StepSection>
	)
}

type ContactFormProps = {
	values: CheckoutView['contact']
	result: Refusal['result'] | undefined
	formToken: string
}

function ContactForm({ values, result, formToken }: ContactFormProps) {
	const { t } = useTranslation('checkout')
	const [form, fields] = useForm<Record<'name' | 'phone' | 'phoneCountry' | 'email', string>>({
		id: 'contact',
		lastResult: result,
		defaultValue: values,
	})
	return (
		<StepForm form={form} name="contact" formToken={formToken} submit={t('next')}>
			<TextField
				{...fieldProps(fields.name, t)}
				label={t('contact.name.label')}
				autoComplete="name"
				maxLength={100}
			/>
			<PhoneNumber
				{...fieldProps(fields.phone, t)}
				country={fields.phoneCountry}
				label={t('contact.phone.label')}
				help={t('contact.phone.help')}
			/>
			<TextField
				{...fieldProps(fields.email, t)}
				type="email"
				inputMode="email"
				label={t('contact.email.label')}
				help={t('contact.email.help')}
				autoComplete="email"
				maxLength={254}
			/>
		</StepForm>
	)
}
