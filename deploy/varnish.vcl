# Varnish 6.4 or newer as the cache in front of two storefronts. TLS ends before it (Hitch, HAProxy, a load balancer), and
# nobody else reaches it.
#
# Settings of the storefronts: TRUSTED_PROXIES=127.0.0.1 (and the address of what ends TLS)
# ETALASE_SCHEME_HEADER=x-forwarded-proto, and ETALASE_FRONT_CACHES=http://127.0.0.1:6081 (Varnish's own address), so that
# an edit shows at once.
# HTTP/2: start varnishd with `-p feature=+http2`, and let what ends TLS offer `h2`.

vcl 4.1;

import cookie;
import directors;
import std;

probe ready {
	.request =
		"GET /health/ready HTTP/1.1"
		"Host: localhost"
		"Connection: close";
	.interval = 2s;
	.threshold = 1;
	.window = 2;
	.initial = 1;
}

backend storefront_1 {
	.host = "127.0.0.1";
	.port = "3001";
	.probe = ready;
}

backend storefront_2 {
	.host = "127.0.0.1";
	.port = "3002";
	.probe = ready;
}

# Who may say that pages changed: the storefronts.
acl purgers {
	"127.0.0.1";
}

sub vcl_init {
	new storefronts = directors.round_robin();
	storefronts.add_backend(storefront_1);
	storefronts.add_backend(storefront_2);
}

sub vcl_recv {
	set req.backend_hint = storefronts.backend();

	if (req.method == "PURGE") {
		if (client.ip !~ purgers) {
			return (synth(405));
		}
		if (req.http.Surrogate-Key == "all") {
			ban("obj.http.Surrogate-Key ~ .");
		} else {
			# `company-3 company-7` becomes an expression that has either as a whole word.
			ban("obj.http.Surrogate-Key ~ ^(" + regsuball(req.http.Surrogate-Key, " +", "|") + ")$");
		}
		return (synth(200));
	}

	# Set here, whatever the visitor sent. Varnish adds the sender to X-Forwarded-For by itself.
	set req.http.X-Forwarded-Proto = "https";
	unset req.http.X-Forwarded-Host;
	unset req.http.Forwarded;
	unset req.http.X-Correlation-Id;

	# Only the storefront's own cookies reach it. All others, such as those of tools for measuring, change no page.
	if (req.http.Cookie) {
		cookie.parse(req.http.Cookie);
		cookie.keep_re("^(?:__Host-)?(?:ACCESS_WEB|AFFILIATE_CODE|AFFILIATE_DURATION|AGEN_CODE|API_ACCESS_CLIENT|BUY_NOW|CART|CHECKOUT|CONSENT|DEVICE|DISTRICT|FIRST_ACCESS|FLASH|FORM|GOOGLE_SIGN_IN|GOOGLE_TICKET|HEMAT|HIDE_POPUP|LOCALE|OWN_AFFILIATE_CODE|RECENTLY_VIEWED|RECENT_ORDERS|THEME|WISHLIST)$");
		set req.http.Cookie = cookie.get_string();
		if (req.http.Cookie == "") {
			unset req.http.Cookie;
		}
	}
	# A picture has a copy for each format that a browser gets at the address of an AVIF, and not for each list of formats.
	if (req.url ~ "^/media/[^?]+\.avif") {
		if (req.http.Accept ~ "image/avif" || req.http.Accept !~ "image/") {
			set req.http.Accept = "image/avif";
		} elseif (req.http.Accept ~ "image/webp") {
			set req.http.Accept = "image/webp";
		} else {
			set req.http.Accept = "image/jpeg";
		}
	}
	# While a storefront answers, a copy is shown only a little longer than it is fresh, as stale-while-revalidate allows.
	if (std.healthy(req.backend_hint)) {
		set req.grace = 60s;
	}
	# What follows is Varnish's own: Host and address are the key, a request with a cookie goes past the cache.
}

sub vcl_backend_response {
	# Kept for as long as it may be shown if no storefront answers.
	if (beresp.http.Cache-Control ~ "stale-if-error=[0-9]+") {
		set beresp.grace = std.duration(
			regsub(beresp.http.Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
	}
}

sub vcl_deliver {
	unset resp.http.Surrogate-Key;
	if (obj.hits > 0) {
		set resp.http.X-Cache = "HIT";
	} else {
		set resp.http.X-Cache = "MISS";
	}
}
