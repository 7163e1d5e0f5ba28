import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'

/** Sign in with Google: a link, since the content security policy lets no form redirect to another site. */
export function GoogleLink({ query }: { query: string }) {
	const { t } = useTranslation('auth')
	const path = usePath()
	return (
		<div className="mt-4">
			<MutedText className="mb-4 text-center">{t('google.or')}</MutedText>
			<ButtonLink
				wide
				size="large"
				href={`${path(paths.auth.google)}${query}`}
				reload
				rel="nofollow"
			>
				<Icon name="google" />
				{t('google.continue')}
			</ButtonLink>
		</div>
	)
}
