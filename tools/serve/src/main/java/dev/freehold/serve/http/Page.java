// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Something that the server has for everyone who asks, always the same.
 *
 * @param type its media type
 * @param tag tells it from others that are at the same path in other versions of the server
 */
public record Page(String type, byte[] content, String tag) {
  /**
   * In its place an HTML page gets a nonce, which is another one each time: scripts of the page give it to the styles that they make. A browser uses no
   * other styles than those and the ones that are files of this server.
   */
  public static final String NONCE = "{{nonce}}";
  private static final String HTML = "text/html; charset=utf-8";

  public Page(String type, byte[] content) {
    this(type, content, tag(content));
  }

  /** A page in HTML. */
  public static Page html(String text) {
    return new Page(HTML, text.getBytes(StandardCharsets.UTF_8));
  }

  boolean isHtml() {
    return type.equals(HTML);
  }

  byte[] withNonce(String nonce) {
    return new String(content, StandardCharsets.UTF_8).replace(NONCE, nonce).getBytes(StandardCharsets.UTF_8);
  }

  private static String tag(byte[] content) {
    try {
      return '"' + HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content), 0, 16) + '"';
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);      // every JDK has it
    }
  }
}
