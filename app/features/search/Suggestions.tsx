import { useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '#web/ui/Icon.tsx'
import { ListBox, ListBoxOption } from '#app/ui/ListBox.tsx'
import type { Suggestion } from './suggestion.ts'
import { useSuggestions } from './use-suggestions.ts'

const listId = 'suggestions'
const optionId = (at: number) => `suggestion-${at}`

/** Suggestions of a search field, which becomes a combobox: arrows move, Enter follows, Escape closes. */
export function Suggestions({ input }: { input: HTMLInputElement }) {
	const follow = useFollow(input)
	const answer = useSuggestions(input)
	const [active, setActive] = useState(-1)
	const [closed, setClosed] = useState(false)
	const list = answer?.list ?? []
	const open = !closed && list.length > 0

	useEffect(() => {
		setActive(-1)
		setClosed(document.activeElement !== input)
	}, [answer, input])

	useComboboxAttributes(input, open, active)

	useComboboxKeys(input, {
		move(step) {
			if (list.length === 0) return false
			setClosed(false)
			setActive((now) => stepFrom(now, step, list.length))
			return true
		},
		choose() {
			const chosen = open ? list[active] : undefined
			setClosed(true)
			if (chosen) follow(chosen.href)
			return chosen !== undefined
		},
		close() {
			setClosed(true)
			return open
		},
	})

	return (
		<>
			<p className="sr-only" role="status">
				{closed ? '' : answer?.announcement}
			</p>
			<ListBox
				id={listId}
				aria-label={answer?.label ?? input.getAttribute('aria-label') ?? ''}
				hidden={!open}
				// Keeps the focus in the field.
				onPointerDown={(event) => event.preventDefault()}
			>
				{list.map((each, at) => (
					<ListBoxOption
						key={each.href}
						id={optionId(at)}
						aria-selected={at === active}
						onClick={() => {
							setClosed(true)
							follow(each.href)
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

/** Opens a suggestion. What was typed led there; on the next page it would look like a search. */
function useFollow(input: HTMLInputElement) {
	const navigate = useNavigate()
	return (href: string) => {
		input.value = ''
		navigate(href)
	}
}

/** Sets the ARIA attributes of the combobox and its active option. */
function useComboboxAttributes(input: HTMLInputElement, open: boolean, active: number) {
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
}

/** Key handlers of the field; each returns whether it handled the key, whose default is then prevented. */
type ComboboxKeys = { move: (step: 1 | -1) => boolean; choose: () => boolean; close: () => boolean }

function useComboboxKeys(input: HTMLInputElement, keys: ComboboxKeys) {
	const latest = useRef(keys)
	useEffect(() => {
		latest.current = keys
	})
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (act(event.key, latest.current)) event.preventDefault()
		}
		const close = () => void latest.current.close()
		input.addEventListener('keydown', press)
		input.addEventListener('blur', close)
		return () => {
			input.removeEventListener('keydown', press)
			input.removeEventListener('blur', close)
		}
	}, [input])
}

function act(key: string, { move, choose, close }: ComboboxKeys): boolean {
	if (key === 'ArrowDown') return move(1)
	if (key === 'ArrowUp') return move(-1)
	if (key === 'Escape') return close()
	return key === 'Enter' && choose()
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

// From the field itself, -1, to the last option and around.
function stepFrom(now: number, step: number, count: number): number {
	return ((now + 1 + step + count + 1) % (count + 1)) - 1
}
