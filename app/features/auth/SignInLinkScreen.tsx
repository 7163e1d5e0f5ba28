import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { TextLink } from '#web/ui/TextLink.tsx'
import { backQuery } from './back-query.ts'
import { MailedLinkForm, type MailedLinkView } from './MailedLinkForm.tsx'

/** Asks for the email to send a link to that signs in. */
export function SignInLinkScreen({ back, ...view }: MailedLinkView & { back: string }) {
	const { t } = useTranslation('auth')
	const path = usePath()
	const query = backQuery(back)
	return (
		<MailedLinkForm
			{...view}
			id="sign-in-link"
			action={`${path(paths.auth.signInLink)}${query}`}
			texts={{
				lead: t('signInLink.lead'),
				submit: t('forgot.submit'),
				sent: t('forgot.sent'),
				sentText: t('signInLink.sentText'),
			}}
			foot={
				<TextLink touch="block" href={`${path(paths.auth.login)}${query}`}>
					{t('signInLink.password')}
				</TextLink>
			}
		/>
	)
}
