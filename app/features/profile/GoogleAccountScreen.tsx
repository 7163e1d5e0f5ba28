import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'

type GoogleAccountScreenProps = {
	title: string
	isLinked: boolean
	/** Without a password, Google is the only way to sign in. */
	hasPassword: boolean
	/** The shop offers sign-in with Google. */
	isOffered: boolean
	formToken: string
}

/** Links or unlinks a Google account. */
export function GoogleAccountScreen(view: GoogleAccountScreenProps) {
	const { t } = useTranslation('profile')
	const path = usePath()
	const { isLinked, hasPassword, isOffered } = view
	return (
		<div className="max-w-144">
			<PageHeader title={view.title}>{t('google.lead')}</PageHeader>
			{isLinked ? (
				<div className="flex flex-col gap-4">
					<Alert tone="success">{t('google.isLinked')}</Alert>
					{hasPassword ? (
						<form method="post" action={path(paths.profile.googleVerification)}>
							<input type="hidden" name="formToken" value={view.formToken} />
							<Button>{t('google.unlink')}</Button>
						</form>
					) : (
						<p>{t('google.passwordNeeded')}</p>
					)}
				</div>
			) : null}
			{!isLinked && isOffered ? (
				<ButtonLink variant="primary" href={path(paths.profile.googleVerificationStart)} reload>
					{t('google.link')}
				</ButtonLink>
			) : null}
			{!isLinked && !isOffered ? <Alert>{t('google.notOffered')}</Alert> : null}
		</div>
	)
}
