import { attribute, type Element, has, upwards } from './dom.ts'
import type { Scene } from './queries.ts'

const unseen = new Set(['head', 'script', 'style', 'template', 'title', 'meta', 'link', 'datalist'])

/**
 * Whether an element is shown, as far as HTML and the utilities for hiding decide it: the stylesheet is not applied.
 * `dialog`, `details` and popovers are shown while they are open.
 */
export function isShown(scene: Scene, element: Element): boolean {
	const path = upwards(element)
	return path.every((each, at) => !isPutAway(scene, each) && !isFolded(scene, each, path[at - 1]))
}

/** Whether assistive technology leaves it out. */
export function isLeftOut(scene: Scene, element: Element): boolean {
	const isUnspoken = upwards(element).some((each) => attribute(each, 'aria-hidden') === 'true')
	return isUnspoken || !isShown(scene, element)
}

function isPutAway({ width }: Scene, element: Element): boolean {
	const { tagName } = element
	if (unseen.has(tagName) || has(element, 'hidden')) return true
	if (tagName === 'input' && attribute(element, 'type') === 'hidden') return true
	if ((tagName === 'dialog' || has(element, 'popover')) && !has(element, 'open')) return true
	const classes = classesOf(element)
	const isActive = (prefix: string) => widths[prefix]?.(width) ?? false
	const isHidden = classes.some(
		(name) => name === 'hidden' || isActive(hiding.exec(name)?.[1] ?? ''),
	)
	return isHidden && !classes.some((name) => isActive(showing.exec(name)?.[1] ?? ''))
}

const hiding = /^([a-z-]+):hidden$/
const showing = /^([a-z-]+):(?:block|flex|grid|inline|inline-block|inline-flex|contents)$/

/** The prefixes of utilities by the window's width (tailwind.config.ts, app/styles/app.css). */
const widths: Record<string, (width: number) => boolean> = {
	sm: (width) => width >= 640,
	'max-sm': (width) => width < 640,
	md: (width) => width >= 900,
	'max-md': (width) => width < 900,
	lg: (width) => width >= 1024,
	'max-lg': (width) => width < 1024,
	desktop: (width) => width > 1024,
	'not-desktop': (width) => width <= 1024,
	stacked: (width) => width < 720,
}

function classesOf(element: Element): string[] {
	return (attribute(element, 'class') ?? '').split(/\s+/)
}

/** Whether `inside`, the way to what is looked at, is in the part of a `details` that is folded. */
function isFolded({ width }: Scene, element: Element, inside: Element | undefined): boolean {
	if (element.tagName !== 'details' || has(element, 'open') || inside === undefined) return false
	const isAlwaysOpen = classesOf(element).some((name) => name.includes('details-content:block'))
	if (isAlwaysOpen && width >= 1024) return false
	const isSummary = (child: Element['children'][number]) =>
		'tagName' in child && child.tagName === 'summary'
	return inside !== element.children.find(isSummary)
}
