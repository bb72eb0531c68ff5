// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

/** A named blob of the resource section; attributes may name it before the section says what it holds. */
public final class Resource {
  private final String dialect;
  private final String key;
  private String blob;

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
  public String blob() {
    return blob;
  }

  public void define(String newBlob) {
    blob = newBlob;
  }
}
