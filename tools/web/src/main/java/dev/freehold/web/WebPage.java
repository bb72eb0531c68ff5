// SPDX-License-Identifier: Apache-2.0
package dev.freehold.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/**
 * A page of {@code src/main/typescript/pages} with its script and its style.
 *
 * @param name that of the file in {@code pages}, without its ending
 */
public record WebPage(String name) {
  /** Why a build has no pages, and what to do about it. */
  public static final String MISSING =
      "this build has no pages, since Node.js was not installed: install Node.js 18 or later with npm (apt-get install npm) and build again";

  /** Returns whether this build has pages: without Node.js, {@code tools/web/build} leaves all of them out. */
  public static boolean areBuilt() {
    return WebPage.class.getResource("report.js") != null;
  }

  /** The page with the libraries that it uses, as JavaScript. */
  public String script() {
    return resource(name + ".js");
  }

  public String style() {
    return resource(name + ".css");
  }

  private static String resource(String file) {
    try (InputStream in = WebPage.class.getResourceAsStream(file)) {
      if (in == null) throw new IllegalStateException(file + ": " + MISSING);
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The page as one file in HTML that needs no other. A browser runs no script in it but the page's own, and loads nothing, whatever is in the data.
   *
   * @param title as plain text
   * @param json what the page is to show
   */
  public String selfContained(String title, String json) {
    String script = script();
    return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'sha256-%s'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>%s</title>
        <style>%s</style>
        </head>
        <body>
        <noscript>This page needs JavaScript, which it brings along: it loads nothing.</noscript>
        <script type="application/json" id="data">%s</script>
        <script>%s</script>
        </body>
        </html>
        """.formatted(sha256(script), text(title), style(), embeddable(json), script);
  }

  /** JSON that means the same and ends no element of HTML: outside of strings, JSON has none of these characters. */
  static String embeddable(String json) {
    return json.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026");
  }

  private static String text(String plain) {
    return plain.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  private static String sha256(String text) {
    try {
      return Base64.getEncoder().encodeToString(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);      // every Java has it
    }
  }
}
