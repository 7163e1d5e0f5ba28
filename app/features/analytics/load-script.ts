/** A script of someone else; our own nonced script adds it, which is what the policy trusts. */
export function loadScript(src: string) {
	const script = document.createElement('script')
	script.src = src
	script.async = true
	document.head.append(script)
}
