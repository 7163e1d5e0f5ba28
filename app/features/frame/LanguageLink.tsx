import { useLocation } from '@remix-run/react'
import { clsx } from 'clsx'
import { languages } from '#web/domain/language.ts'
import { localeOf, localePath, otherLocales, withoutLocale } from '#web/i18n/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { iconTarget } from '#web/ui/IconTarget.tsx'

/** Links to this page in the other languages: a new document, as all texts change. */
export function LanguageLink({ short, className }: { short?: boolean; className?: string }) {
	const { pathname, search } = useLocation()
	return otherLocales(localeOf(pathname)).map((other) => (
		<Anchor
			key={other}
			href={`${localePath(other, withoutLocale(pathname))}${search}`}
			hrefLang={other}
			lang={other}
			className={short ? clsx(iconTarget, 'text-14 font-semibold', className) : className}
			aria-label={short ? languages[other].name : undefined}
			reload
		>
			{short ? other.toUpperCase() : <Icon name="globe" />}
			{short ? null : languages[other].name}
		</Anchor>
	))
}
