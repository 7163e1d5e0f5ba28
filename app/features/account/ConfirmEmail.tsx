import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'

/** Whether the customer's email is confirmed, and a new one that waits for it (spec: contactValidityId). */
export type ContactValidity = { isEmailConfirmed: boolean; emailWaiting: string | null }

/** Reminds of a confirmation that is pending, with a button that mails the link again. */
export function ConfirmEmail({
	isEmailConfirmed,
	emailWaiting,
	formToken,
}: ContactValidity & { formToken: string }) {
	const { t } = useTranslation('account')
	const path = usePath()
	if (isEmailConfirmed && emailWaiting === null) return null
	return (
		<>
			{emailWaiting ? (
				<Alert title={t('email.waiting', { email: emailWaiting })}>{t('email.waitingText')}</Alert>
			) : (
				<Alert>{t('email.unconfirmed')}</Alert>
			)}
			<Form method="post" action={path(paths.profile.confirmationMail)}>
				<input type="hidden" name="formToken" value={formToken} />
				<Button>{t('email.again')}</Button>
			</Form>
		</>
	)
}
