// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.dialects.syntax.Parameters;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.AttrParser;

/** What is known of the storage of a tensor at run time, such as sizes: {@code !sparse_tensor.storage_specifier<#sparse>}. */
public record StorageSpecifierType(EncodingAttr encoding) implements Type {
  public StorageSpecifierType {
    encoding = encoding.onlyLevels();
  }

  static StorageSpecifierType parse(AttrParser p) {
    p.expect("<");
    EncodingAttr encoding = encoding(p, "SparseTensor_StorageSpecifier");
    p.expect(">");
    return new StorageSpecifierType(encoding);
  }

  /** Reads the encoding that a type holds. */
  static EncodingAttr encoding(AttrParser p, String type) {
    return Parameters.read(p, type, "encoding", "::mlir::sparse_tensor::SparseTensorEncodingAttr", () -> EncodingAttr.parseShort(p));
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!sparse_tensor.storage_specifier<").attr(encoding).text(">");
  }

  @Override
  public String dialect() {
    return "sparse_tensor";
  }

  @Override
  public Holds holds() {
    return Holds.NOTHING;
  }
}
