// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import java.util.Locale;
import java.util.Map;

/** Reads what stands beside the operations of a text: aliases, and the section of resources. */
final class DefinitionParser {
  /** What holds nothing needs no alignment. */
  private static final String UNALIGNED_BLOB = "0x00000000";

  private final AttrParser p;

  DefinitionParser(AttrParser p) {
    this.p = p;
  }

  boolean attributeAlias() {
    String name = name(p.definitions().attributes, "attribute");
    Attribute value = p.limits().defined("#" + name, p::attribute);
    p.definitions().attributes.put(name, value);
    return true;
  }

  boolean typeAlias() {
    String name = name(p.definitions().types, "type");
    Type value = p.limits().defined("!" + name, p::expectType);
    p.definitions().types.put(name, value);
    return true;
  }

  private String name(Map<String, ?> known, String what) {
    String name = p.lexer().text().substring(1);
    if (known.containsKey(name)) throw p.stop("redefinition of " + what + " alias id '" + name + "'");
    if (name.indexOf('.') >= 0) throw p.stop(what + " names with a '.' are reserved for dialect-defined names");
    p.lexer().advance();
    p.expect("=", "expected '=' in " + what + " alias definition");
    return name;
  }

  /** {@code {-# … #-}}. */
  boolean metadata() {
    p.expect("{-#");
    p.listUntil("#-}", this::section);
    return true;
  }

  private Boolean section() {
    int loc = p.loc();
    String key = p.acceptKeyword();
    if (key == null) throw p.stop("expected identifier key in file metadata dictionary");
    p.expect(":");
    switch (key) {
      case "dialect_resources" -> groups(true);
      case "external_resources" -> groups(false);
      default -> throw p.stop(loc, "unknown key '" + key + "' in file metadata dictionary");
    }
    return true;
  }

  private void groups(boolean ofDialects) {
    p.expect("{");
    p.listUntil("}", () -> {
      int loc = p.loc();
      String owner = p.acceptKeyword();
      if (owner == null) throw p.stop("expected identifier key for '" + section(ofDialects) + "' entry");
      p.expect(":");
      p.expect("{");
      if (ofDialects && !owner.equals("builtin") && p.registry().dialect(owner) != null) {
        throw p.stop("unexpected 'resource' section for dialect '" + owner + "'");
      }
      if (ofDialects && p.registry().dialect(owner) == null) throw p.stop(loc, "dialect '" + owner + "' is unknown");
      return p.listUntil("}", () -> entry(owner, ofDialects));
    });
  }

  private static String section(boolean ofDialects) {
    return ofDialects ? "dialect_resources" : "external_resources";
  }

  private Boolean entry(String owner, boolean ofDialect) {
    String key = p.acceptKeywordOrString();
    if (key == null) throw p.stop("expected identifier key for 'resource' entry");
    p.expect(":");
    if (ofDialect) p.resources().get(owner, key).define(blob(key));
    else p.resources().addExternal(owner, key, external(key));
    return true;
  }

  /** Anything that may stand behind a key for a tool outside. */
  private ExternalResource external(String key) {
    if (p.accept("true")) return new ExternalResource.Flag(true);
    if (p.accept("false")) return new ExternalResource.Flag(false);
    if (!p.isStringNext()) throw p.stop("expected 'string' or 'bool' value for resource entry '" + key + "'");
    Lexer lexer = p.lexer();
    String string = lexer.unescape(lexer.start(), lexer.end());
    if (string.startsWith("0x")) return new ExternalResource.Blob(blob(key));
    lexer.advance();
    return new ExternalResource.Text(string);
  }

  /** Hexadecimal digits behind {@code 0x}, the first four bytes an alignment. */
  private String blob(String key) {
    int loc = p.loc();
    String blob = p.acceptString();
    if (blob == null || !blob.startsWith("0x") || blob.length() % 2 != 0 || !blob.substring(2).chars().allMatch(Lexer::isHexDigit)) {
      throw p.stop(loc, "expected hex string blob for key '" + key + "'");
    }
    if (blob.length() < UNALIGNED_BLOB.length()) {
      throw p.stop(loc, "expected hex string blob for key '" + key + "' to encode alignment in first 4 bytes");
    }
    int alignment = Integer.reverseBytes(Integer.parseUnsignedInt(blob, 2, UNALIGNED_BLOB.length(), 16));
    boolean empty = blob.length() == UNALIGNED_BLOB.length();
    if (Integer.bitCount(alignment) != 1 && !(empty && alignment == 0)) {
      throw p.stop(loc, "expected hex string blob for key '" + key
          + "' to encode alignment in first 4 bytes, but got non-power-of-2 value: " + Integer.toUnsignedString(alignment));
    }
    return empty ? UNALIGNED_BLOB : "0x" + blob.substring(2).toUpperCase(Locale.ROOT);
  }
}
