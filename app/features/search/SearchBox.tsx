import { useLocation, useSearchParams } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { withoutLocale } from '#web/i18n/paths.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { SearchForm } from '#web/ui/SearchForm.tsx'

/** Id of the field, which a skip link leads to. */
export const searchFieldId = 'search'

/** The search form, which leads to a listing. Script adds suggestions on first focus. */
export function SearchBox() {
	const { t } = useTranslation('frame')
	const path = usePath()
	const [search] = useSearchParams()
	const { pathname } = useLocation()
	const box = useRef<HTMLDivElement>(null)
	const [Suggestions, setSuggestions] = useState<ComponentType<{ input: HTMLInputElement }>>()
	const text = /^\/products(?:\/|$)/i.test(withoutLocale(pathname)) ? (search.get('q') ?? '') : ''
	const input = box.current?.querySelector('input')
	const load = useCallback(() => {
		// Optional: the form works without suggestions.
		import('./Suggestions.tsx').then(
			(module) => setSuggestions(() => module.Suggestions),
			() => undefined,
		)
	}, [])
	// Script starts when the visitor first does something, which may be to enter this field.
	useEffect(() => {
		if (box.current?.contains(document.activeElement)) load()
	}, [load])

	return (
		<div className="relative min-w-0 flex-1" ref={box} onFocus={load}>
			<SearchForm
				key={text}
				id={searchFieldId}
				action={path(paths.products)}
				name="q"
				defaultValue={text}
				texts={{
					label: t('search.label'),
					placeholder: t('search.placeholder'),
					submit: t('search.submit'),
				}}
			/>
			{Suggestions && input ? <Suggestions key={`${pathname} ${text}`} input={input} /> : null}
		</div>
	)
}
