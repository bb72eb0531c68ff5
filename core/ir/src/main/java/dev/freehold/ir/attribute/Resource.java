// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.attribute;

import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** A named blob of the resource section; attributes may name it before the section says what it holds. */
public final class Resource {
  private static final String PREFIX = "0x";
  private static final int ALIGNMENT_DIGITS = 8;

  private final String dialect;
  private final String key;
  private @Nullable String blob;

  public Resource(String dialect, String key) {
    this.dialect = dialect;
    this.key = key;
  }

  public String dialect() {
    return dialect;
  }

  public String key() {
    return key;
  }

  /** What the section gives, in the hexadecimal form of the text; null where it gives nothing. */
  public @Nullable String blob() {
    return blob;
  }

  /** The bytes that the section gives, without the alignment that stands before them; null where it gives none. */
  public byte @Nullable [] data() {
    if (blob == null || !blob.startsWith(PREFIX) || blob.length() % 2 != 0 || blob.length() < PREFIX.length() + ALIGNMENT_DIGITS) return null;
    return HexFormat.of().parseHex(blob, PREFIX.length() + ALIGNMENT_DIGITS, blob.length());
  }

  public void define(String newBlob) {
    blob = newBlob;
  }
}
