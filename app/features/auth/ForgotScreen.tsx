import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { TextLink } from '#web/ui/TextLink.tsx'
import { MailedLinkForm, type MailedLinkView } from './MailedLinkForm.tsx'

/** Asks for the email to send the reset link to. */
export function ForgotScreen(view: MailedLinkView) {
	const { t } = useTranslation('auth')
	const path = usePath()
	return (
		<MailedLinkForm
			{...view}
			id="forgot"
			action={path(paths.auth.forgotPassword)}
			texts={{
				lead: t('forgot.lead'),
				submit: t('forgot.submit'),
				sent: t('forgot.sent'),
				sentText: t('forgot.sentText'),
			}}
			foot={
				<TextLink touch="block" href={path(paths.auth.login)}>
					{t('forgot.back')}
				</TextLink>
			}
		/>
	)
}
