import { useTranslation } from '#app/i18n/use-translation.ts'
import { localeOf, localePath, type Locale } from '#web/i18n/paths.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { errorKind } from './error-kind.ts'

const drawings = { notFound: 'search', gone: 'shelf', other: 'lamp' } as const

type ErrorScreenProps = {
	status: number
	/** Path of the failed page, and its query string. */
	path: string
	search?: string
	/** By which the failed request is found in the log. */
	reference?: string | undefined
}

/**
 * The error screens (spec section 2): 404 and 410 with a link home; others with a link that retries, or a form that
 * reloads with a cleared cache.
 */
export function ErrorScreen({ status, path, search = '', reference }: ErrorScreenProps) {
	const { t } = useTranslation('common')
	const locale = localeOf(path)
	const kind = errorKind(status)
	return (
		<Container narrow page>
			<EmptyState
				heading="h1"
				drawing={drawings[kind]}
				title={t(`error.${kind}.title`)}
				action={
					kind !== 'other' ? (
						<ButtonLink variant="primary" href={localePath(locale, paths.home)}>
							{t(`error.${kind}.home`)}
						</ButtonLink>
					) : (
						<>
							<ButtonLink variant="primary" href={`${path}${search}`} reload>
								{t('error.other.again')}
							</ButtonLink>
							<form method="post" action={localePath(locale, paths.refresh)}>
								<Button>{t('error.other.refresh')}</Button>
							</form>
							<ButtonLink href={localePath(locale, paths.home)} reload>
								{t('error.other.home')}
							</ButtonLink>
						</>
					)
				}
			>
				{t(`error.${kind}.text`)}
				{/* The specification's own words, the same in every language. */}
				<MutedText
					as="span"
					size={12}
					className="mt-4 block wrap-anywhere"
					lang="en"
					data-error={status}
				>
					{t(`error.${kind}.message`, { path, status })}
				</MutedText>
				{kind !== 'other' || !reference ? null : (
					<MutedText as="span" size={12} className="block">
						{t('error.reference')}: <code data-reference="">{reference}</code>
					</MutedText>
				)}
				{kind === 'other' ? null : (
					<MutedText as="span" size={12} className="block" lang="en">
						{t(`error.${kind}.status`)}
					</MutedText>
				)}
			</EmptyState>
			{kind === 'other' ? null : <AlternativePages locale={locale} />}
		</Container>
	)
}

/** Where to look instead; the search is in the header. */
function AlternativePages({ locale }: { locale: Locale }) {
	const { t } = useTranslation('common')
	return (
		<ul className="flex flex-wrap justify-center gap-x-6">
			{(['products', 'lookUp', 'contact'] as const).map((destination) => (
				<li key={destination}>
					<TextLink touch="block" href={localePath(locale, destinations[destination])}>
						{t(`ways.${destination}`)}
					</TextLink>
				</li>
			))}
		</ul>
	)
}

const destinations = { products: paths.products, lookUp: paths.orderLookUp, contact: paths.contact }
