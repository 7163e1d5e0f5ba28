import { useNavigate } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { Icon } from '#app/ui/Icon.tsx'
import { ListBox, ListBoxOption } from '#app/ui/ListBox.tsx'
import type { Suggestion } from './suggestion.ts'
import { useSuggestions } from './use-suggestions.ts'

const listId = 'suggestions'
const optionId = (at: number) => `suggestion-${at}`

/** Suggestions under a search field, which becomes a combobox: arrows choose, Enter goes, Escape closes. */
export function Suggestions({ input }: { input: HTMLInputElement }) {
	const navigate = useNavigate()
	const answer = useSuggestions(input)
	const [active, setActive] = useState(-1)
	const [closed, setClosed] = useState(false)
	const list = answer?.list ?? []
	const open = !closed && list.length > 0

	useEffect(() => {
		setActive(-1)
		setClosed(document.activeElement !== input)
	}, [answer, input])

	useEffect(() => {
		input.setAttribute('role', 'combobox')
		input.setAttribute('aria-autocomplete', 'list')
		input.setAttribute('aria-controls', listId)
		input.setAttribute('aria-expanded', String(open))
		input.setAttribute('autocomplete', 'off')
		if (open && active >= 0) input.setAttribute('aria-activedescendant', optionId(active))
		else input.removeAttribute('aria-activedescendant')
		document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
	}, [input, open, active])

	useEffect(() => {
		const choose = (event: KeyboardEvent) => {
			if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
				if (list.length === 0) return
				event.preventDefault()
				setClosed(false)
				const step = event.key === 'ArrowDown' ? 1 : -1
				setActive((now) => stepFrom(now, step, list.length))
			} else if (event.key === 'Escape' && open) {
				event.preventDefault()
				setClosed(true)
			} else if (event.key === 'Enter') {
				const chosen = open ? list[active] : undefined
				setClosed(true)
				if (!chosen) return
				event.preventDefault()
				navigate(chosen.href)
			}
		}
		const close = () => setClosed(true)
		input.addEventListener('keydown', choose)
		input.addEventListener('blur', close)
		return () => {
			input.removeEventListener('keydown', choose)
			input.removeEventListener('blur', close)
		}
	}, [input, list, open, active, navigate])

	return (
		<>
			<p className="sr-only" role="status">
				{closed ? '' : answer?.said}
			</p>
			<ListBox
				id={listId}
				aria-label={answer?.label ?? input.getAttribute('aria-label') ?? ''}
				hidden={!open}
				// The field keeps the focus.
				onPointerDown={(event) => event.preventDefault()}
			>
				{list.map((each, at) => (
					<ListBoxOption
						key={each.href}
						id={optionId(at)}
						aria-selected={at === active}
						onClick={() => {
							setClosed(true)
							navigate(each.href)
						}}
						picture={<OptionPicture imageId={each.imageId} />}
						detail={each.price}
					>
						{each.name}
					</ListBoxOption>
				))}
			</ListBox>
		</>
	)
}

function OptionPicture({ imageId }: Pick<Suggestion, 'imageId'>) {
	return imageId ? (
		<img
			src={`/media/${imageId}/96.webp`}
			alt=""
			width={96}
			height={96}
			className="size-full object-cover"
		/>
	) : (
		<Icon name="search" />
	)
}

// From the field itself, -1, down to the last and round again.
function stepFrom(now: number, step: number, count: number): number {
	return ((now + 1 + step + count + 1) % (count + 1)) - 1
}
