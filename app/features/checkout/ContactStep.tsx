import type { contactForm } from './contact.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useForm } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { meantEmail } from '#app/domain/mail-domain.ts'
import { PhoneNumber } from '#app/features/forms/PhoneNumber.tsx'
import { EmailField } from '#app/features/forms/EmailField.tsx'
import { fieldProps } from '#app/features/forms/field-props.ts'
import { TextField } from '#web/ui/TextField.tsx'
import { StepForm } from './StepForm.tsx'
import { AnswerLines, StepSection } from './StepSection.tsx'
import { resultOf, type CheckoutView, type Refusal, type StepProps } from './view.ts'

/** The customer's name, phone and email. */
export function ContactStep({ page, refusal }: StepProps) {
	const { name, phone, email } = page.contact
	return (
		<StepSection
			step="contact"
			page={page}
			answer={<ContactAnswer lines={[name, phone, email].filter(Boolean)} email={email} />}
		>
			<ContactForm
				values={page.contact}
				area={page.needsSearch ? { pickupOffered: page.pickup.isOffered } : null}
				result={resultOf('contact', refusal)}
				formToken={page.formToken}
			/>
		</StepSection>
	)
}

/** The answers; without script a misspelt address is asked about here. */
function ContactAnswer({ lines, email }: { lines: string[]; email: string }) {
	const { t } = useTranslation('common')
	const meant = meantEmail(email)
	return (
		<>
			<AnswerLines lines={lines} />
			{meant === null ? null : (
				<p className="font-semibold">{t('email.meant', { email: meant })}</p>
			)}
		</>
	)
}

type ContactFormProps = {
	values: CheckoutView['contact']
	/** Asks where to send to; null: the address is known, or none is needed. */
	area: { pickupOffered: boolean } | null
	result: Refusal['result'] | undefined
	formToken: string
}

function ContactForm({ values, area, result, formToken }: ContactFormProps) {
	const { t } = useTranslation('checkout')
	const [form, fields] = useForm<FieldsOf<typeof contactForm>>({
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
			<EmailField
				{...fieldProps(fields.email, t)}
				label={t('contact.email.label')}
				help={t('contact.email.help')}
			/>
			{area ? (
				<TextField
					{...fieldProps(fields.area, t)}
					label={t('place.search')}
					optional={area.pickupOffered ? t('optional') : undefined}
					help={t(area.pickupOffered ? 'place.areaOrPickup' : 'place.searchHelp')}
					autoComplete="off"
					maxLength={60}
				/>
			) : null}
		</StepForm>
	)
}
