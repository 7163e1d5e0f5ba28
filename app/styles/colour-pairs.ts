/** A foreground and a background colour, by their custom properties, and the contrast that WCAG requires. */
export type ColourPair = { what: string; over: string; ground: string; least: 3 | 4.5 }

const text = (what: string, over: string, ...grounds: string[]): ColourPair[] =>
	grounds.map((ground) => ({ what, over, ground, least: 4.5 }))
const sign = (what: string, over: string, ...grounds: string[]): ColourPair[] =>
	grounds.map((ground) => ({ what, over, ground, least: 3 }))

const pages = ['ground', 'sunk', 'raised']
const badges = ['yellow', 'green', 'blue', 'orange', 'sky', 'red']

/** Every pair of colours used for text or controls in app/styles. Disabled elements are exempt (WCAG 1.4.3). */
export const colourPairs: ColourPair[] = [
	...text('words', 'ink', ...pages, 'tint', 'tint-2', 'red-tint'),
	...text('quieter words', 'soft', ...pages, 'tint'),
	...text('help and labels', 'mute', ...pages, 'tint'),
	...text('links', 'link', ...pages, 'tint', 'tint-2'),
	...text('words on the primary button', 'on-accent', 'accent', 'accent-hover'),
	...text('errors and lowered prices', 'alarm', ...pages, 'tint', 'red-tint'),
	...text('savings', 'green', ...pages),
	...badges.flatMap((name) => [
		...text(`${name} badge`, name, `${name}-tint`),
		...text(`words in a ${name} message`, 'ink', `${name}-tint`),
		...sign(`${name} message’s edge`, name, 'raised'),
	]),
	...sign('focus ring', 'link', ...pages, 'tint', 'tint-2', 'red-tint'),
	...sign('edge of a control', 'edge', ...pages),
	...sign('edge of a control in error', 'alarm', ...pages),
	...sign('current state’s outline', 'link', ...pages, 'tint'),
	...sign('tick in a box', 'ground', 'link'),
	...sign('primary button', 'accent', ...pages),
	...sign('how far', 'link', 'tint-2'),
	...sign('star', 'star', 'ground', 'sunk', 'raised'),
	...sign('heart on a picture', 'heart', 'heart-ground'),
	...sign('heart on a picture, not liked yet', 'heart-empty', 'heart-ground'),
]
