import { useLocation } from '@remix-run/react'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { localeOf, localePath, withoutLocale } from '#app/i18n/paths.ts'
import { Anchor } from '#app/ui/Anchor.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { iconTarget } from '#app/ui/IconTarget.tsx'

/** This page in the other language: a new document, as every text of the page changes with it. */
export function LanguageLink({ short, className }: { short?: boolean; className?: string }) {
	const { t } = useTranslation('frame')
	const { pathname, search } = useLocation()
	const other = localeOf(pathname) === 'id' ? 'en' : 'id'
	return (
		<Anchor
			href={`${localePath(other, withoutLocale(pathname))}${search}`}
			hrefLang={other}
			lang={other}
			className={short ? clsx(iconTarget, 'text-14 font-semibold') : className}
			aria-label={short ? t('otherLanguage') : undefined}
			reload
		>
			{short ? other.toUpperCase() : <Icon name="globe" />}
			{short ? null : t('otherLanguage')}
		</Anchor>
	)
}
